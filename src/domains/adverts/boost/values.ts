/** How the price of days that were not served goes back: the whole through the gateway, a part by hand. */
export const refundWays = ['Gateway', 'ByHand'] as const
export type RefundWay = (typeof refundWays)[number]
