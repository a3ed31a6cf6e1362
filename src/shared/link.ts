/** Allowed link targets: a path of this site, another site over https, phone or mail. No scripts. */
export const linkPattern = /^(\/([^\s\\/][^\s\\]*)?|https:\/\/[^\s\\]+|tel:\+?\d{3,15}|mailto:[^\s\\]+@[^\s\\]+)$/
