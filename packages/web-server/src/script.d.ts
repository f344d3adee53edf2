/** A browser script built into one string that pages inline: @upcurve/config/inline-script. */
declare module '*?script' {
  const text: string;
  export default text;
}
