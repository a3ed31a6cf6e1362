/** Channel of a refund: the whole price through the gateway, a part by hand. */
export const refundWays = ['Gateway', 'ByHand'] as const
export type RefundWay = (typeof refundWays)[number]
/** Days off sale after which the unserved days of a boost are refunded without a request. */
export const refundAfterDays = 30
