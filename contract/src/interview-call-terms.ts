/** Terms and limits of the live call in an interview room, without the schemas. */

/** The doors open this long before an interview's time, and close this long after its end. */
export const CALL_OPENS_BEFORE_MINUTES = 30;
export const CALL_CLOSES_AFTER_MINUTES = 15;
/** A device says that it is still there this often; a browser may let a hidden tab do so only once a minute. */
export const CALL_PRESENCE_SECONDS = 20;
export const CALL_GONE_AFTER_SECONDS = 150;
export const CALL_SIGNALS_AT_ONCE_MAX = 50;
