import { westernDigits } from '#shared/plain-text.ts'
import { findingsIn } from '../rules.ts'
import type { ConversationState, Side, Stopper, WarningKind } from '../values.ts'

/** Normalises look-alike letters and the digits of Arabic and Persian keyboards. */
function plain(text: string): string {
  return (
    westernDigits(text.normalize('NFKC'))
      .toLowerCase()
      // removes Arabic diacritics, the tatweel and invisible characters
      .replaceAll(/[\u064b-\u065f\u0640\u200b-\u200f\u2060-\u2069\u00ad]/g, '')
      .replaceAll(/[أإآ]/g, 'ا')
      .replaceAll('ى', 'ي')
      .replaceAll('ة', 'ه')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
  )
}

/** Requests for advance payment, and money transfer services: French, English, Arabic, and Darija in both scripts. */
const payment = [
  ...[
    'avance',
    'avances',
    'acomptes?',
    'arrhes',
    'caution',
    'virements?',
    'versements?',
    'rib',
    'iban',
    'mandats? (?:minute|cash|express|poste|postal)',
  ],
  ...['western ?union', 'money ?gram', 'wafa ?cash', 'cash ?plus', 'barid ?cash', 'paypal', 'payoneer', 'paysafecard', 'binance'],
  ...[
    'bitcoins?',
    'btc',
    'usdt',
    'crypto\\w*',
    'transferts? (?:d.argent|bancaires?)',
    'deposit',
    'advance payment',
    'bank transfer',
    'frais de (?:livraison|transport|dossier|douane)',
  ],
  ...[
    'code de (?:confirmation|verification)',
    '3arboun',
    'arboun',
    '3erboun',
    'tasbi[q9]',
    'tesbi[q9]',
    '7ewala',
    '7awala',
    'hawala',
    'rachid ?cash',
  ],
  ...['(?:sift|seft|saft|sayft|rsel|7ewel|hawel)\\w* (?:li|liya|lia|lya|flous|lflous|l?flouss)'],
  ...[
    'تسبيق',
    'عربون',
    'تحويل',
    'تحويله',
    'حواله',
    'حول ?لي',
    'الريب',
    'ريب',
    'ايبان',
    'وفاكاش',
    'وفا كاش',
    'كاش بلوس',
    'كاش بلس',
    'بريد كاش',
  ],
  ...[
    'ويسترن يونيون',
    'وسترن يونيون',
    'موني ?غرام',
    'موني ?جرام',
    'باي ?بال',
    'بيتكوين',
    'دفعه مسبقه',
    'مقدما',
    'رمز التاكيد',
    'كود التاكيد',
  ],
  ...['صيفط ?(?:لي|ليا)? ?(?:ال)?فلوس', 'سيفط ?(?:لي|ليا)? ?(?:ال)?فلوس', 'رسل ?(?:لي|ليا)? ?(?:ال)?فلوس', 'ارسل المال'],
].join('|')
const signs: readonly [WarningKind, RegExp][] = [
  ['Payment', new RegExp(`(?<![\\p{L}\\p{N}])(?:[وبلف]{0,2}ال|لل|[وبلف]|l['’]|d['’]|l)?(?:${payment})(?![\\p{L}\\p{N}])`, 'u')],
  ['Email', /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\barobase\b)\s?[\p{L}\p{N}-]+(?:\.|\s?(?:\(dot\)|\bpoint\b)\s?)\p{L}{2,}/u],
  ['Link', /\b(?:https?:|www\.|t\.me\b|wa\.me\b|bit\.ly\b)/u],
]

/** Excludes thanks in advance. */
const thanks = /(?:merci|remercie)\p{L}*(?: \p{L}+)? (?:d['’ ]|par )avance|thanks? (?:you )?in advance|شكرا (?:لكم |لك )?مقدما/gu

/** Returns the warnings for a message, without duplicates. They never block it. */
export function warningsIn(text: string): WarningKind[] {
  const said = plain(text).replaceAll(thanks, '')
  const found = new Set<WarningKind>(signs.flatMap(([kind, pattern]) => (pattern.test(said) ? [kind] : [])))
  for (const { kind } of findingsIn(said)) {
    if (kind === 'PhoneInText') found.add('Phone')
    // an e-mail address counts as no link
    if (kind === 'LinkInText' && !found.has('Email')) found.add('Link')
    if (kind === 'AdvanceInText') found.add('Payment')
  }
  return (['Payment', 'Link', 'Email', 'Phone'] as const).filter((kind) => found.has(kind))
}

/** State that determines whether messages are possible. */
export interface ConversationFacts {
  stoppedBy: Stopper | null
  buyerBlocks: boolean
  sellerBlocks: boolean
  /** the advert was refused or deleted, or a person left */
  isOver: boolean
}

/** Returns whether that side may write. */
export function stateFor(side: Side, { stoppedBy, buyerBlocks, sellerBlocks, isOver }: ConversationFacts): ConversationState {
  if (isOver) return 'Over'
  if (stoppedBy === 'House') return 'StoppedByHouse'
  const [own, other] = side === 'Buyer' ? [buyerBlocks, sellerBlocks] : [sellerBlocks, buyerBlocks]
  if (own) return 'Blocked'
  if (other) return 'BlockedByOther'
  if (stoppedBy === null) return 'Open'
  return stoppedBy === side ? 'Stopped' : 'StoppedByOther'
}
