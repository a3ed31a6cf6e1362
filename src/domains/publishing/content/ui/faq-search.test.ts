import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Language } from '#shared/language.ts'
import { joinWritten, readWritten } from '../pages/rules.ts'
import { findAnswers, readAnswers } from './faq-search.ts'
import type { PageContent } from './page-content.ts'

const read = (language: Language) => readWritten(readFileSync(join(import.meta.dirname, `../data/faq.${language}.md`), 'utf8'))
const written = { fr: read('fr'), ar: read('ar') }
const kept = joinWritten(written, written.fr)
const whole = <T>(named: Partial<Record<Language, T>>) => named as Record<Language, T>
const content: PageContent = {
  titles: whole(kept.titles),
  sections: kept.pageSections.map(({ type, titles, pageElements }, s) => ({
    anchor: `faq${s}`,
    type,
    titles: whole(titles),
    elements: pageElements.map((element, e) => ({
      anchor: `faq${s}-${e}`,
      icon: element.icon,
      picture: null,
      alts: whole({}),
      titles: whole(element.titles),
      bodies: whole(element.bodies),
    })),
  })),
}
const answers = readAnswers(content)
const found = (typed: string) => findAnswers(answers, typed)?.map(({ titles }) => titles.fr)

test('returns null for an empty query', () => {
  expect(findAnswers(answers, '  ?')).toBeNull()
})

test.each([
  ['rendre voiture', 'Puis-je rendre ou échanger ma voiture ?'],
  ['ECHANGER', 'Puis-je rendre ou échanger ma voiture ?'],
  ['que devient l’acompte', 'Que devient l’acompte ?'],
  ['annuler', 'Comment annuler une réservation ?'],
  ['supprimer données', 'Comment supprimer mes données ?'],
  ['التسبيق', 'Que devient l’acompte ?'],
  ['تسبيق', 'Que devient l’acompte ?'],
  ['الغاء', 'Comment annuler une réservation ?'],
  ['ضمان', 'Que couvre la garantie d’une voiture certifiée ?'],
  ['استبدال', 'Puis-je rendre ou échanger ma voiture ?'],
  ['bitcoin', undefined],
  ['bitcoin voiture', undefined],
  // Darija in both scripts, as a word and as a sentence
  ['نحجز طوموبيل', 'Comment réserver une voiture ?'],
  ['kifach nhjez tomobil', 'Comment réserver une voiture ?'],
  ['واش نقدر نرجع الطوموبيل', 'Puis-je rendre ou échanger ma voiture ?'],
  ['wach n9der nrje3 tonobil', 'Puis-je rendre ou échanger ma voiture ?'],
  ['بغيت نبدل الطوموبيل ديالي', 'Puis-je rendre ou échanger ma voiture ?'],
  ['كيفاش نبيع طوموبيلتي', 'Comment vendre ou faire reprendre ma voiture ?'],
  ['kifach nbi3 tomobilti', 'Comment vendre ou faire reprendre ma voiture ?'],
  ['العربون', 'Que devient l’acompte ?'],
  ['l3arboun', 'Que devient l’acompte ?'],
  ['نلغي', 'Comment annuler une réservation ?'],
  ['شنو الوراق باش نشري', 'Quels papiers pour acheter ?'],
  ['chno lwra9 bach nchri', 'Quels papiers pour acheter ?'],
  ['طوموبيلتي خسرات', 'Que faire en cas de panne ?'],
  ['الغارانتي', 'Que couvre la garantie d’une voiture certifiée ?'],
  ['نمسح المعلومات', 'Comment supprimer mes données ?'],
  // synonyms, without accents, with a missing letter
  ['acompte remboursé', 'Que devient l’acompte ?'],
  ['arrhes', 'Que devient l’acompte ?'],
  ['payer en plusieurs fois', 'Que vaut la mensualité affichée ?'],
  ['credit auto', 'Que vaut la mensualité affichée ?'],
  ['especes', 'Comment payer le reste ?'],
  ['carte grise', 'Quels papiers pour acheter ?'],
  ['carte bancaire', 'Mon numéro de carte est-il gardé ?'],
  ['depanage', 'Que faire en cas de panne ?'],
  ['ma voiture ne démarre pas', 'Que faire en cas de panne ?'],
  ['combien vaut ma voiture', 'Comment vendre ou faire reprendre ma voiture ?'],
  ['suprimer compte', 'Comment supprimer mes données ?'],
  ['changer numéro de téléphone', 'Comment changer mes coordonnées ?'],
  ['désabonner newsletter', 'Comment ne plus recevoir vos e-mails ?'],
  ['liste d’attente', 'La voiture est réservée. Puis-je attendre ?'],
  ['mot de passe', 'J’ai oublié mon mot de passe'],
  ['horaires agence', 'Quand les agences sont-elles ouvertes ?'],
  ['chhal taswa tomobilti', 'Comment vendre ou faire reprendre ma voiture ?'],
  ['tomobil tbeglat', 'Que faire en cas de panne ?'],
  ['nkhelles b cash', 'Comment payer le reste ?'],
  ['bttaksit', 'Que vaut la mensualité affichée ?'],
  ['bghit n7bes lmessajat', 'Comment ne plus recevoir vos e-mails ?'],
  ['كلمة السر', 'J’ai oublié mon mot de passe'],
  ['البطاقة الرمادية', 'Quels papiers pour acheter ?'],
  ['القرض', 'Que vaut la mensualité affichée ?'],
  ['استرجاع التسبيق', 'Que devient l’acompte ?'],
  // a long query: most of its words suffice
  ['voiture panne samedi garantie', 'Que faire en cas de panne ?'],
])('ranks first for %s the answer %s', (typed, question) => {
  expect(found(typed)?.[0]).toBe(question)
})

test('accepts any input', () => {
  for (const typed of ['((', '[a', '\\', '*', '.*', '٠١', 'a'.repeat(100)]) expect(() => findAnswers(answers, typed)).not.toThrow()
})
