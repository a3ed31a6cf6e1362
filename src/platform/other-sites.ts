import { z } from 'zod'

const parts = (text: string) => text.split(',').map((part) => part.trim())

/** Parses a list of origins. */
export const originList = z
  .string()
  .transform(parts)
  .refine(
    (all) => all.every(isOrigin),
    'must be a list of origins such as https://app.example.ma, without a path and without a slash at the end',
  )

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

/** Parses a list of hosts, in lower case. */
export const hostList = z
  .string()
  .transform((text) => parts(text.toLowerCase()))
  .refine(
    (all) => all.every((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)),
    'must be a list of hosts such as example.ma,maps.example.com',
  )
