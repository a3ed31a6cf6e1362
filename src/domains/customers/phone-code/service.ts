import type { Deps } from '#platform/http.ts'
import type { Language } from '#shared/language.ts'

type Ground = Pick<Deps, 'db' | 'clock' | 'keys' | 'queue'>

/**
 * Sends a fresh code of six digits by SMS. `phone` is a number as people write it, `address` the network address of who asks.
 * BadRequest for what is no Moroccan mobile number, TooManyRequests per number and per address.
 */
export async function sendPhoneCode(deps: Ground, phone: string, language: Language, address: string): Promise<void> {
  void deps
  void phone
  void language
  void address
}

/**
 * Takes the code that was sent to a number, once. BadRequest naming `code` when it is wrong, too old or was guessed at too often;
 * TooManyRequests per address, when one is given.
 */
export async function checkPhoneCode(deps: Ground, phone: string, code: string, address?: string): Promise<void> {
  void deps
  void phone
  void code
  void address
}
