/**
 * The most characters that an address spends on code. It stands behind the `#`, so no server gets it;
 * browsers open far longer addresses (Safari 80,000, the others more). But links are passed on:
 * RFC 9110 asks whatever handles one for 8,000, and what sends it as a query (a login page that
 * leads back, a mail filter) often takes no more. A chat may cut a message sooner, at 2,000 to 4,000.
 * A solver of this project takes 500 to 1,700.
 */
export const mostLinkCode = 8_000

/** Whether code, packed, may stand in an address; or whether a whole address is sure to be passed on. */
export function fitsLink(text: string): boolean {
  return text.length <= mostLinkCode
}
