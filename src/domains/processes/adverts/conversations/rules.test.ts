import { expect, test } from 'vitest'
import { stateFor, warningsIn } from './rules.ts'

test.each([
  ['Il faut un acompte de 500 DH pour la bloquer', ['Payment']],
  ['Envoyez par Western Union', ['Payment']],
  ['Je vous donne mon RIB pour le virement', ['Payment']],
  ['Payez d’avance s’il vous plaît', ['Payment']],
  ['ARRHES à verser', ['Payment']],
  ['خاصك تخلص العربون', ['Payment']],
  ['صيفط ليا الفلوس بكاش بلوس', ['Payment']],
  ['التَّسبيق ضروري', ['Payment']],
  ['وبالتحويل البنكي', ['Payment']],
  ['3tini tasbi9 dyal 1000', ['Payment']],
  ['khassek t7et 3arboun', ['Payment']],
  ['sift liya lflous f wafacash', ['Payment']],
  ['Voir ici www.exemple-auto.com/photos', ['Link']],
  ['wa.me/212612345678', ['Link', 'Phone']],
  ['écrivez à nom@exemple.ma', ['Email']],
  ['nom arobase exemple point ma', ['Email']],
  ['Appelez-moi au 06 12 34 56 78', ['Phone']],
  ['عيط ليا ٠٦١٢٣٤٥٦٧٨', ['Phone']],
  ['+212 6-12-34-56-78 et un acompte', ['Payment', 'Phone']],
] as const)('%s', (text, kinds) => expect(warningsIn(text)).toEqual(kinds))

test.each([
  'Bonjour, la voiture est-elle encore à vendre ? Merci d’avance.',
  'Je vous remercie par avance pour votre réponse',
  'Elle a 145000 km, première main, vidange faite à 140 000 km.',
  'Prix : 89 000 DH, peu négociable',
  'Visite samedi à 15h30 à Casablanca, Maârif',
  'السيارة نقية بزاف، الصيانة في الوكالة',
  'شكرا مقدما على الجواب',
  'salam, wach mazal kayna? chhal akher taman?',
  'Le transfert de la carte grise se fait à la préfecture.',
])('nothing is said of: %s', (text) => expect(warningsIn(text)).toEqual([]))

test('each side reads the state in its own words, a gone advert before everything', () => {
  const facts = { stoppedBy: null, buyerBlocks: false, sellerBlocks: false, isOver: false }
  expect(stateFor('Buyer', facts)).toBe('Open')
  expect([stateFor('Buyer', { ...facts, stoppedBy: 'Buyer' }), stateFor('Seller', { ...facts, stoppedBy: 'Buyer' })]).toEqual([
    'Stopped',
    'StoppedByOther',
  ])
  expect([stateFor('Buyer', { ...facts, sellerBlocks: true }), stateFor('Seller', { ...facts, sellerBlocks: true })]).toEqual([
    'BlockedByOther',
    'Blocked',
  ])
  expect(stateFor('Seller', { ...facts, stoppedBy: 'House', sellerBlocks: true })).toBe('StoppedByHouse')
  expect(stateFor('Seller', { ...facts, stoppedBy: 'House', isOver: true })).toBe('Over')
})
