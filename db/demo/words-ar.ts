import type { FuelType } from '#domains/catalogue/vehicles/contract.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import cityRows from '#domains/foundation/reference/data/cities.json' with { type: 'json' }
import { localized } from '#shared/language.ts'
import { featureWords } from './equipment.ts'
import type { Random } from './random.ts'
import { grouped, type Story, type StoryFacts } from './story.ts'

const body: Record<BodyStyle, string> = {
  Cabriolet: 'سيارة مكشوفة',
  Citadine: 'سيارة صغيرة للمدينة',
  Pickup: 'بيك آب',
  Compact: 'سيارة مدمجة',
  SUV: 'سيارة \u2066SUV\u2069',
  Sedan: 'سيارة سيدان',
  Fourgonnette: 'عربة نفعية صغيرة',
  SportsCar: 'سيارة رياضية',
  MiniVan: 'سيارة عائلية',
  Wagon: 'سيارة بريك',
}
const fuel: Record<FuelType, string> = { Diesel: 'ديزل', Gasoline: 'بنزين', Hybrid: 'هجينة', Electric: 'كهربائية' }
const cityNames = new Map(cityRows.map((city) => [city.name, localized(city.names, 'ar')]))

/** The description in Arabic as written in Morocco: the same facts as the French one, in its own words. */
export function describeInArabic(random: Random, car: StoryFacts, story: Story): string {
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

/** Latin text that keeps its own order inside Arabic. */
function latin(text: string): string {
  return `\u2066${text}\u2069`
}

function opening(random: Random, car: StoryFacts): string {
  const model = localized(car.modelNames, 'ar')
  const name = `${localized(car.brandNames, 'ar')} ${/[A-Za-z0-9]/.test(model) ? latin(model) : model}`
  const version = latin(car.version)
  const km = `${grouped(car.mileage)}\u00a0كلم`
  const gear = car.gearType === 'Automatic' ? 'علبة سرعات أوتوماتيكية' : 'علبة سرعات يدوية'
  if (car.isNew) return random.pick([`${name} ${version} جديدة، متوفرة في الحين.`, `${name} ${version} لم يسبق تسجيلها.`])
  if (car.operationType === 'Ad') {
    return random.pick([
      `أبيع سيارتي ${name} ${version} موديل ${car.year}، قطعت ${km}.`,
      `للبيع: ${name} ${version}، موديل ${car.year}، ${fuel[car.fuelType]}، ${gear}، ${km}.`,
      `${name} موديل ${car.year}${car.isFirstHand ? '، اشتريتها جديدة' : ''}، العداد ${km}، ${gear}.`,
    ])
  }
  const hand = car.isFirstHand ? '، المالك الأول' : ''
  return random.pick([
    `${name} ${version} موديل ${car.year}${hand}، قطعت ${km}.`,
    `${body[car.bodyStyle]} من نوع ${name}، سنة ${car.year}، وعدادها يشير إلى ${km}.`,
    `${name} ${version}، ${fuel[car.fuelType]}، ${gear}${hand}، ${km}.`,
    `شُرع في استعمالها سنة ${car.year}${car.isFirstHand ? ' ولم تعرف إلا مالكاً واحداً' : ''}: ${name} ${version}، ${km}.`,
  ])
}

function equipment(random: Random, { highlights }: Story): string {
  if (highlights.length === 0) return ''
  const words = highlights.map((code) => localized(featureWords(code), 'ar')).map((word) => (/^[A-Za-z]/.test(word) ? latin(word) : word))
  const list = words.length < 2 ? words.join('') : `${words.slice(0, -1).join('، ')} و${words.at(-1)}`
  return random.pick([`من تجهيزاتها: ${list}.`, `مجهزة بما يلي: ${list}.`, `فيها أهم التجهيزات: ${list}.`])
}

function upkeep(random: Random, car: StoryFacts, story: Story): string[] {
  const kept = {
    dealer: random.pick(['صيانتها كلها عند الوكيل، والفواتير موجودة.', 'كل المراجعات تمت عند الوكيل المعتمد.']),
    garage: random.pick(['صيانة منتظمة عند ميكانيكي موثوق.', 'نفس الميكانيكي يتابع صيانتها منذ شرائها.']),
    booklet: random.pick(['دفتر الصيانة مضبوط.', 'دفتر الصيانة كامل ومختوم.']),
    silent: '',
  }[story.upkeep]
  const service =
    story.service === null
      ? ''
      : random.pick([`آخر مراجعة عند ${grouped(story.service)}\u00a0كلم.`, `تغيير الزيت والمصافي عند ${grouped(story.service)}\u00a0كلم.`])
  const tyres = story.tyres ? { four: 'العجلات الأربع حديثة.', front: 'تم تغيير العجلتين الأماميتين هذه السنة.' }[story.tyres] : ''
  const toDo = car.repairStatus === 'NotRepaired' ? 'تحتاج إلى إصلاح، وقد أُخذ ذلك بعين الاعتبار في الثمن.' : ''
  const mark = story.mark
    ? { bumper: 'خدش خفيف في الصدام الخلفي.', door: 'أثر بسيط على أحد الأبواب.', rim: 'خدش في إحدى الجنطات بسبب الرصيف.' }[story.mark]
    : ''
  return [kept, service, tyres, toDo, mark]
}

function use(car: StoryFacts, story: Story): string {
  const either = (first: string, second: string) => (story.turn === 0 ? first : second)
  if (car.fuelType === 'Electric') return either('تُشحن ليلاً في البيت وسياقتها بلا ضجيج.', 'تُسلَّم مع سلك الشحن.')
  if (car.fuelType === 'Hybrid' && story.turn === 0) return 'داخل المدينة يتكفل المحرك الكهربائي بجزء كبير من الطريق.'
  switch (story.use) {
    case 'city':
      return either('سهلة الركن واقتصادية داخل المدينة.', 'عملية للتنقل اليومي.')
    case 'family':
      return either(`${seats(car.seats)} وصندوق واسع، للعائلة وللسفر.`, 'فيها متسع للعائلة والأمتعة.')
    case 'road':
      return either('مريحة في الطريق السيار حتى في المسافات الطويلة.', 'سياقتها هادئة وثابتة على الطريق.')
    case 'work':
      return either('حمولتها كبيرة وتناسب العمل.', 'متينة واقتصادية، للعمل وللعائلة.')
    default:
      return ''
  }
}

function seats(count: number): string {
  const words: Record<number, string> = { 2: 'مقعدان', 5: 'خمسة مقاعد', 7: 'سبعة مقاعد' }
  return words[count] ?? `${count} مقاعد`
}

function papers(car: StoryFacts): string {
  if (car.isNew) return ''
  if (car.origin === 'Dédouanée') return 'مجمركة وأوراقها سليمة.'
  if (car.origin === 'Pas encore dédouanée') return 'غير مجمركة، وواجبات الجمارك غير محسوبة في الثمن.'
  if (car.origin === 'Importée neuve') return 'مستوردة جديدة وبطاقتها الرمادية مغربية.'
  return car.age > 1 ? 'اشتُريت جديدة من المغرب، والضريبة السنوية مؤداة.' : ''
}

function offer(car: StoryFacts, story: Story): string {
  const either = (first: string, second: string) => (story.turn === 0 ? first : second)
  const city = cityNames.get(car.city) ?? car.city
  if (car.operationType === 'Ad') {
    if (car.price === null) return `يمكن معاينتها في ${city}. راسلني لمعرفة الثمن.`
    return either(`يمكن معاينتها في ${city}، ويفضل نهاية الأسبوع.`, `في ${city}، والثمن قابل للنقاش قليلاً بعد التجربة.`)
  }
  if (car.operationType === 'Intermediation') {
    return either(`معروضة لدى وكالتنا في ${city}، ونتكلف بالتجربة وبالأوراق.`, `بيع بالوساطة في ${city}، والتجربة بموعد.`)
  }
  if (car.isCertified && car.warrantyInMonths) {
    return either(
      `عليها ضمان ${car.warrantyInMonths} أشهر، ويمكن معاينتها في ${city}.`,
      `معتمدة من خبرائنا: ضمان ميكانيكي لمدة ${car.warrantyInMonths} أشهر، والتجربة في ${city} بموعد.`,
    )
  }
  return either(`التجربة بموعد في وكالتنا في ${city}.`, `يمكن معاينتها في ${city}${car.financing ? '، مع إمكانية التمويل' : ''}.`)
}
