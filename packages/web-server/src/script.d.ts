/** A script for browsers, built into one text that stands in a page: @upcurve/config/inline-script. */
declare module '*?script' {
  const text: string;
  export default text;
}
