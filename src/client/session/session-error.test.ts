import { errors } from 'jose'
import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts'
import { describe, expect, test } from 'vitest'
import ar from '#i18n/ar/session.json' with { type: 'json' }
import fr from '#i18n/fr/session.json' with { type: 'json' }
import { codeOfWords, sessionErrors } from '#shared/session-errors.ts'
import { SessionError, sessionErrorOf } from './session-error.ts'

const claim = (name: string) => new errors.JWTClaimValidationFailed('unexpected', {}, name, 'check_failed')

describe('sessionErrorOf', () => {
  test.each([
    ['login_required of the provider or of a changed subject', new ErrorResponse({ error: 'login_required' }), 'loginRequired'],
    ['given up on the sign-in page', new ErrorResponse({ error: 'access_denied' }), 'cancelled'],
    ['any other answer of the provider', new ErrorResponse({ error: 'invalid_grant' }), 'signIn'],
    ['an answer that never came', new ErrorTimeout('Network timed out'), 'network'],
    ['a request that never left', new TypeError('Failed to fetch'), 'network'],
    ['another issuer', claim('iss'), 'issuer'],
    ['another audience', claim('aud'), 'audience'],
    ['another party', claim('azp'), 'audience'],
    ['another claim', claim('exp'), 'signIn'],
    ['a broken signature', new errors.JWSSignatureVerificationFailed(), 'signature'],
    ['an unknown key', new errors.JWKSNoMatchingKey(), 'signature'],
    ['another algorithm', new errors.JOSEAlgNotAllowed('none'), 'signature'],
    ['a text that looks like one of the catalogue', new Error('Popup window closed'), 'signIn'],
    ['no error at all', undefined, 'signIn'],
  ] as const)('%s', (_name, error, code) => {
    expect(sessionErrorOf(error)).toMatchObject({ name: 'SessionError', code, message: sessionErrors[code] })
  })

  test('returns a SessionError unchanged', () => {
    const error = new SessionError('popupClosed')
    expect(sessionErrorOf(error)).toBe(error)
    expect(error.message).toBe('Popup window closed')
  })

  test('keeps the return URL of a provider error', () => {
    const state = { returnUrl: 'https://www.exemple.ma/alert' }
    expect(sessionErrorOf(new ErrorResponse({ error: 'access_denied', userState: state }))).toMatchObject(state)
  })
})

describe('sessionErrors', () => {
  test('contains every message of the specification', () => {
    expect(Object.values(sessionErrors)).toEqual(
      expect.arrayContaining([
        'Could not load settings for the client',
        'There was an error signing in.',
        'Invalid action',
        'No url',
        'Popup window closed',
        'Frame window timed out',
        'Invalid response from popup',
        'No silent redirect uri configured',
        'No access token returned',
        'Invalid issuer',
        'Invalid audience',
        'Signature validation failed',
        'login_required',
        'State mismatch',
      ]),
    )
  })

  test.each([
    ['fr', fr],
    ['ar', ar],
  ])('is said in %s', (_language, pack) => {
    expect(Object.keys(pack.error).toSorted()).toEqual(Object.keys(sessionErrors).toSorted())
  })

  test('finds a code by its exact text only', () => {
    for (const [code, words] of Object.entries(sessionErrors)) expect(codeOfWords(words)).toBe(code)
    expect(codeOfWords('Votre compte est bloqué')).toBeNull()
    expect(codeOfWords('')).toBeNull()
  })
})
