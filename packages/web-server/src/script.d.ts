/** A browser script, bundled into a string that pages inline. See @upcurve/config/inline-script. */
declare module '*?script' {
  const text: string;
  export default text;
}
