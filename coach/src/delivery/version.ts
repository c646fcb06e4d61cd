/** Version of the delivery rules. Change it whenever a score may change: takes are compared within one version only. */
export const DELIVERY_RULES_VERSION = "delivery-1";
