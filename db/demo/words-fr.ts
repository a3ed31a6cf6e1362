import type { FuelType } from '#domains/catalogue/vehicles/contract.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { featureWords } from './equipment.ts'
import type { Random } from './random.ts'
import { grouped, type Story, type StoryFacts } from './story.ts'

const body: Record<BodyStyle, { one: string; this: string }> = {
  Cabriolet: { one: 'un cabriolet', this: 'Ce cabriolet' },
  Citadine: { one: 'une citadine', this: 'Cette citadine' },
  Pickup: { one: 'un pick-up', this: 'Ce pick-up' },
  Compact: { one: 'une compacte', this: 'Cette compacte' },
  SUV: { one: 'un SUV', this: 'Ce SUV' },
  Sedan: { one: 'une berline', this: 'Cette berline' },
  Fourgonnette: { one: 'une fourgonnette', this: 'Cette fourgonnette' },
  SportsCar: { one: 'un coupé', this: 'Ce coupé' },
  MiniVan: { one: 'un monospace', this: 'Ce monospace' },
  Wagon: { one: 'un break', this: 'Ce break' },
}
const fuel: Record<FuelType, string> = { Diesel: 'diesel', Gasoline: 'essence', Hybrid: 'hybride', Electric: 'électrique' }

/** The description in French: three to six short sentences. */
export function describeInFrench(random: Random, car: StoryFacts, story: Story): string {
  const sentences = [
    opening(random, car),
    equipment(random, story),
    ...upkeep(random, car, story),
    use(car, story),
    papers(car),
    offer(car, story),
  ]
  return sentences.filter(Boolean).join(' ')
}

function opening(random: Random, car: StoryFacts): string {
  const name = `${car.brand} ${car.model}`
  const km = `${grouped(car.mileage)}\u00a0km`
  const gear = car.gearType === 'Automatic' ? 'boîte automatique' : 'boîte manuelle'
  if (car.isNew)
    return random.pick([
      `${name} ${car.version} neuve, disponible tout de suite.`,
      `${body[car.bodyStyle].this} ${name} ${car.version} n’a jamais été immatriculé${feminine(car.bodyStyle)}.`,
    ])
  if (car.operationType === 'Ad') {
    return random.pick([
      `Je vends ma voiture, ${body[car.bodyStyle].one} ${name} ${car.version} de ${car.year}, ${km}.`,
      `À vendre : ${name} ${car.version}, ${car.year}, ${fuel[car.fuelType]}, ${gear}, ${km} réels.`,
      `${name} de ${car.year}${car.isFirstHand ? ', achetée neuve' : ''}, ${km} au compteur, ${gear}.`,
    ])
  }
  const hand = car.isFirstHand ? ', première main' : ''
  return random.pick([
    `${name} ${car.version} de ${car.year}${hand}, ${km}.`,
    `${body[car.bodyStyle].this} ${name} date de ${car.year} et affiche ${km}.`,
    `${capital(body[car.bodyStyle].one)} ${fuel[car.fuelType]} en ${gear}${hand} : ${name} ${car.version}, ${km}.`,
    `Mise en circulation en ${car.year}, cette ${name} ${car.version} a parcouru ${km}${car.isFirstHand ? ' avec un seul propriétaire' : ''}.`,
  ])
}

function equipment(random: Random, { highlights }: Story): string {
  if (highlights.length === 0) return ''
  const list = joined(highlights.map((code) => lower(featureWords(code).fr)))
  return random.pick([`Équipements : ${list}.`, `À bord : ${list}.`, `L’essentiel y est : ${list}.`, `Parmi ses équipements : ${list}.`])
}

function upkeep(random: Random, car: StoryFacts, story: Story): string[] {
  const kept = {
    dealer: random.pick([
      'Entretien suivi chez le concessionnaire, factures à l’appui.',
      'Toutes les révisions ont été faites en concession.',
    ]),
    garage: random.pick(['Entretien régulier chez un garagiste de confiance.', 'Entretien confié au même garagiste depuis l’achat.']),
    booklet: random.pick(['Carnet d’entretien à jour.', 'Le carnet d’entretien est complet et tamponné.']),
    silent: '',
  }[story.upkeep]
  const service =
    story.service === null
      ? ''
      : random.pick([
          `Dernière révision à ${grouped(story.service)}\u00a0km.`,
          `Vidange et filtres faits à ${grouped(story.service)}\u00a0km.`,
        ])
  const tyres = story.tyres ? { four: 'Quatre pneus récents.', front: 'Les pneus avant ont été changés cette année.' }[story.tyres] : ''
  const toDo = car.repairStatus === 'NotRepaired' ? 'Une réparation est à prévoir, le prix en tient compte.' : ''
  const mark = story.mark
    ? {
        bumper: 'Une légère rayure sur le pare-chocs arrière.',
        door: 'Un petit impact sur une portière, sans gravité.',
        rim: 'Une jante marquée par un trottoir.',
      }[story.mark]
    : ''
  return [kept, service, tyres, toDo, mark]
}

function use(car: StoryFacts, story: Story): string {
  const either = (first: string, second: string) => (story.turn === 0 ? first : second)
  if (car.fuelType === 'Electric')
    return either('La recharge se fait la nuit à la maison, la conduite est silencieuse.', 'Câble de recharge fourni.')
  if (car.fuelType === 'Hybrid' && story.turn === 0) return 'En ville, le moteur électrique fait une bonne part du chemin.'
  switch (story.use) {
    case 'city':
      return either('Facile à garer et sobre en ville.', 'Pratique pour les trajets de tous les jours.')
    case 'family':
      return either(
        `${car.seats} places et un grand coffre, pour la famille comme pour les voyages.`,
        'De la place pour la famille et les bagages.',
      )
    case 'road':
      return either('Confortable sur autoroute, même sur les longs trajets.', 'Conduite silencieuse et stable sur route.')
    case 'work':
      return either('Grand volume de chargement pour le travail.', 'Robuste et économique, pour le travail comme pour la famille.')
    default:
      return ''
  }
}

function papers(car: StoryFacts): string {
  if (car.isNew) return ''
  if (car.origin === 'Dédouanée') return 'Voiture dédouanée, papiers en règle.'
  if (car.origin === 'Pas encore dédouanée') return 'Le dédouanement reste à faire et n’est pas compris dans le prix.'
  if (car.origin === 'Importée neuve') return 'Voiture importée neuve, carte grise marocaine.'
  return car.age > 1 ? 'Voiture achetée neuve au Maroc, vignette payée.' : ''
}

function offer(car: StoryFacts, story: Story): string {
  const either = (first: string, second: string) => (story.turn === 0 ? first : second)
  if (car.operationType === 'Ad') {
    if (car.price === null) return `Visible à ${car.city}. Écrivez-moi pour le prix.`
    return either(`Visible à ${car.city}, de préférence le week-end.`, `À ${car.city}, prix légèrement négociable après essai.`)
  }
  if (car.operationType === 'Intermediation') {
    return either(
      `Voiture confiée à notre agence de ${car.city} : nous organisons l’essai et les papiers.`,
      `En dépôt-vente à ${car.city}, essai sur rendez-vous.`,
    )
  }
  if (car.isCertified && car.warrantyInMonths) {
    return either(
      `Voiture garantie ${car.warrantyInMonths} mois, visible à ${car.city}.`,
      `Voiture certifiée par nos experts : garantie mécanique de ${car.warrantyInMonths} mois, essai à ${car.city} sur rendez-vous.`,
    )
  }
  return either(
    `Essai sur rendez-vous à notre agence de ${car.city}.`,
    `À voir à ${car.city}${car.financing ? ', financement possible' : ''}.`,
  )
}

function feminine(style: BodyStyle): string {
  return body[style].one.startsWith('une') ? 'e' : ''
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`
}

/** Lower first letter, except of names and abbreviations. */
function lower(text: string): string {
  return /^(?:[A-ZÉ]{2}|Apple|Android|Bluetooth|Start|Radio CD)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
