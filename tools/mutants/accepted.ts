/** Slips that change nothing that anybody could see: each with its reason. */
export const accepted: readonly { path: string; was: string; text: string; why: string }[] = []
