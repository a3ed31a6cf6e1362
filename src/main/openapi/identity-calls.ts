import { scopes } from '#identity/clients.ts'
import { antiForgeryCookie } from '#platform/anti-forgery.ts'
import type { Config } from '#platform/config.ts'
import { languages } from '#shared/language.ts'
import { bearer } from './components.ts'
import { errorResponses } from './operations.ts'
import type { Operation, Paths, Schema } from './shapes.ts'

const text: Schema = { type: 'string' }
const uri: Schema = { type: 'string', format: 'uri' }
const texts: Schema = { type: 'array', items: text }

/** Returns an object schema whose members are required, except the optional ones. */
function members(properties: Record<string, Schema>, optional: readonly string[] = []): Schema {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) }
}

const json = (description: string, schema: Schema) => ({ 200: { description, content: { 'application/json': { schema } } } })
const page = (description: string) => ({ 200: { description, content: { 'text/html': { schema: text } } } })
const sentOn = (description: string, status = 303) => ({
  [status]: { description, headers: { location: { description: 'Where to go on.', schema: uri } } },
})
const oauthError = { 400: { $ref: '#/components/responses/OAuthError' } }
const query = (name: string, schema: Schema = text, required = true) => ({ name, in: 'query' as const, required, schema })
const form = (schema: Schema) => ({ required: true, content: { 'application/x-www-form-urlencoded': { schema } } })

const operation = (id: string, summary: string, rest: Pick<Operation, 'responses'> & Partial<Operation>): Operation => ({
  operationId: id,
  tags: ['identity'],
  summary,
  security: [],
  ...rest,
})

/** Returns the paths of the identity provider for API clients. They are outside the base path, except the CSRF token. */
export function identityPaths({ identity: { issuer, clientId } }: Config): Paths {
  const atIssuer = Object.fromEntries(
    Object.entries({ ...discovery(clientId), ...codeFlow(clientId), ...accountPages() }).map(([path, item]) => [
      path,
      { servers: [{ url: issuer, description: 'The identity provider' }], ...item },
    ]),
  )
  return { '/api/antiforgery': { get: antiForgeryToken }, ...atIssuer }
}

const antiForgeryToken = operation(
  'getAntiForgeryToken',
  'Sets the anti-forgery cookie, whose value calls that change something send back in a header',
  {
    responses: {
      204: {
        description: `The cookie ${antiForgeryCookie} is set; scripts of a page can read it.`,
        headers: { 'set-cookie': { schema: text } },
      },
      ...errorResponses([]),
    },
  },
)

function discovery(clientId: string): Paths {
  const address = {
    authority: uri,
    client_id: text,
    redirect_uri: uri,
    popup_redirect_uri: uri,
    silent_redirect_uri: uri,
    post_logout_redirect_uri: uri,
    response_type: text,
    scope: text,
  }
  const found = {
    issuer: uri,
    authorization_endpoint: uri,
    token_endpoint: uri,
    userinfo_endpoint: uri,
    revocation_endpoint: uri,
    end_session_endpoint: uri,
    check_session_iframe: uri,
    jwks_uri: uri,
    response_types_supported: texts,
    scopes_supported: texts,
    code_challenge_methods_supported: texts,
  }
  return {
    '/.well-known/openid-configuration': {
      get: operation('getOpenIdConfiguration', 'Discovery document of the identity provider (OpenID Connect Discovery 1.0)', {
        responses: json('The addresses and abilities of the provider.', { ...members(found), additionalProperties: true }),
      }),
    },
    '/.well-known/jwks.json': {
      get: operation('getSigningKeys', 'Public keys by which tokens are verified (RS256)', {
        responses: json('The keys.', members({ keys: { type: 'array', items: { type: 'object', additionalProperties: true } } })),
      }),
    },
    '/_configuration/{client}': {
      get: operation('getClientConfiguration', 'What a registered client needs for the sign-in: its addresses and scopes', {
        parameters: [{ name: 'client', in: 'path', required: true, schema: { type: 'string', examples: [clientId] } }],
        responses: { ...json('The settings of the client.', members(address)), ...errorResponses(['NotFound']) },
      }),
    },
  }
}

function codeFlow(clientId: string): Paths {
  const tokens = members({
    access_token: text,
    token_type: { type: 'string', enum: ['Bearer'] },
    expires_in: { type: 'integer' },
    id_token: text,
    refresh_token: text,
    scope: text,
  })
  const grant = {
    grant_type: { type: 'string', enum: ['authorization_code', 'refresh_token'] },
    client_id: text,
    code: text,
    redirect_uri: uri,
    code_verifier: text,
    refresh_token: text,
  } satisfies Record<string, Schema>
  const claims = {
    sub: text,
    name: text,
    given_name: text,
    family_name: text,
    locale: text,
    email: text,
    email_verified: { type: 'boolean' },
    phone_number: { type: ['string', 'null'] },
    phone_number_verified: { type: 'boolean' },
  } satisfies Record<string, Schema>
  return {
    '/connect/authorize': {
      get: operation('authorize', 'Begins a sign-in: opened in a browser, ends at redirect_uri with a code (PKCE is required)', {
        parameters: [
          query('client_id', { type: 'string', examples: [clientId] }),
          query('redirect_uri', uri),
          query('response_type', { type: 'string', enum: ['code'] }),
          query('scope', { type: 'string', examples: [scopes.join(' ')] }),
          query('state'),
          query('nonce'),
          query('code_challenge'),
          query('code_challenge_method', { type: 'string', enum: ['S256'] }),
          query('prompt', { type: 'string', enum: ['none', 'login', 'create'] }, false),
          query('ui_locales', { type: 'string', enum: languages }, false),
          query('id_token_hint', text, false),
        ],
        responses: {
          ...sentOn('To the sign-in page, or back to redirect_uri with `code` or `error`.'),
          400: { description: 'Error page: unknown client or redirect address.', content: { 'text/html': { schema: text } } },
        },
      }),
    },
    '/connect/token': {
      post: operation(
        'getTokens',
        'Gives the tokens for a code, or fresh ones for a refresh token; each refresh token is good for one use',
        {
          requestBody: form(members(grant, ['code', 'redirect_uri', 'code_verifier', 'refresh_token'])),
          responses: { ...json('The tokens; send the access token as bearer.', tokens), ...oauthError },
        },
      ),
    },
    '/connect/userinfo': {
      get: operation('getUserInfo', 'Who the access token speaks for, as far as its scopes go', {
        security: [bearer],
        responses: {
          ...json('The claims.', members(claims, Object.keys(claims).slice(1))),
          ...errorResponses(['Unauthorized']),
        },
      }),
    },
    '/connect/revocation': {
      post: operation('revokeToken', 'Ends a refresh token and what came of it (RFC 7009)', {
        requestBody: form(members({ token: text, token_type_hint: text, client_id: text }, ['token_type_hint'])),
        responses: { 200: { description: 'It is ended, or was never good.' }, ...oauthError },
      }),
    },
    '/connect/endsession': {
      get: operation('endSession', 'Signs out: opened in a browser, ends at post_logout_redirect_uri', {
        parameters: [query('id_token_hint', text, false), query('post_logout_redirect_uri', uri, false), query('state', text, false)],
        responses: {
          ...page('Confirmation page; submits itself when id_token_hint belongs to this session.'),
          ...sentOn('Back to the site.'),
        },
      }),
    },
    '/connect/checksession': {
      get: operation('getSessionFrame', 'Returns the iframe that detects the end of the session (OpenID Connect Session Management)', {
        responses: page('The frame.'),
      }),
    },
  }
}

/** Returns the paths of pages that a client opens in a browser. */
function accountPages(): Paths {
  const returnUrl = query('returnUrl', uri, false)
  return {
    '/identity/register': {
      get: operation('openRegisterPage', 'The page on which an account is opened', {
        parameters: [returnUrl],
        responses: page('The page.'),
      }),
    },
    '/identity/manage': {
      get: operation('openAccountPage', 'The page of the own account: profile, password, devices, personal data', {
        parameters: [returnUrl],
        responses: { ...page('The page.'), ...sentOn('To the sign-in page.') },
      }),
    },
    '/identity/forgotten': {
      get: operation('openForgottenPage', 'The page that sends a link for a new password', { responses: page('The page.') }),
    },
  }
}
