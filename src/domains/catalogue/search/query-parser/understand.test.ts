import { describe, expect, test } from 'vitest'
import { referenceNames } from '#testing/names.ts'
import type { SearchCriteria } from './contract.ts'
import { understand } from './understand.ts'

const names = referenceNames()
const thisYear = 2026
const clio = { Brands: ['Renault'], Models: ['Clio'] }
const golf7 = { Brands: ['Volkswagen'], Models: ['Golf 7'] }
const year = (from: number, to = from) => ({ MinReleaseDate: `${from}-01-01`, MaxReleaseDate: `${to}-12-31` })

const phrases: [string, SearchCriteria, string[]?][] = [
  // the sentences of the order
  ['mercdes', { Brands: ['Mercedes-Benz'] }],
  ['رونو كليو', clio],
  ['golf 7 diesel casa moins de 150000', { ...golf7, FuelTypes: ['Diesel'], Cities: ['Casablanca'], MaxPrice: 150_000 }],
  ['clio 2019 automatique', { ...clio, ...year(2019), GearTypes: ['Automatic'] }],
  // a number without a unit is a price between 5 000 DH and five million
  ['clio 5000000', { ...clio, MaxPrice: 5_000_000 }],
  ['clio 6000000', clio, ['6000000']],
  // names and their neighbours
  ['peugeot 2008', { Brands: ['Peugeot'], Models: ['2008'] }],
  ['peugeot 208 2019', { Brands: ['Peugeot'], Models: ['208'], ...year(2019) }],
  ['208 diesel', { Brands: ['Peugeot'], Models: ['208'], FuelTypes: ['Diesel'] }],
  ['3008 automatique rabat', { Brands: ['Peugeot'], Models: ['3008'], GearTypes: ['Automatic'], Cities: ['Rabat'] }],
  ['clio ou 208', { Brands: ['Renault', 'Peugeot'], Models: ['Clio', '208'] }],
  ['dacia clio', { Brands: ['Dacia', 'Renault'], Models: ['Clio'] }],
  ['golf7', golf7],
  ['golf', { Brands: ['Volkswagen'], Models: ['Golf'] }],
  ['كولف', { Brands: ['Volkswagen'], Models: ['Golf'] }],
  ['hyundai i 20', { Brands: ['Hyundai'], Models: ['i20'] }],
  ['citroen c-elysee', { Brands: ['Citroën'], Models: ['C-Elysée'] }],
  ['mercedes classe c 220', { Brands: ['Mercedes-Benz'], Models: ['Classe C'] }, ['220']],
  ['range rover sport', { Brands: ['Land Rover'], Models: ['Range Rover Sport'] }],
  ['vw polo', { Brands: ['Volkswagen'], Models: ['Polo'] }],
  ['fiat 500', { Brands: ['Fiat'], Models: ['500'] }],
  ['audi q5 s line', { Brands: ['Audi'], Models: ['Q5'] }, ['s', 'line']],
  ['mercedes amg line à casablanca', { Brands: ['Mercedes-Benz'], Cities: ['Casablanca'] }, ['amg', 'line']],
  [
    'PEUGEOT 208 Automatique 1.5 BlueHDi 100',
    { Brands: ['Peugeot'], Models: ['208'], GearTypes: ['Automatic'], FuelTypes: ['Diesel'] },
    ['1.5', '100'],
  ],
  ['seat leon cupra', { Brands: ['Seat'], Models: ['Leon'] }, ['cupra']],
  ['Alfa Romeo Stelvio Q4', { Brands: ['Alfa Romeo'], Models: ['Stelvio'] }, ['Q4']],
  ['Tiguan,150CH,R-Line', { Brands: ['Volkswagen'], Models: ['Tiguan'] }, ['150', 'CH', 'R', 'Line']],
  ['BAIC X5', { Brands: ['BAIC'] }, ['X5']],
  ['fiesta hyundai i20 toyota yaris', { Brands: ['Ford', 'Hyundai', 'Toyota'], Models: ['Fiesta', 'i20', 'Yaris'] }],
  ['touareg faible km 2022', { Brands: ['Volkswagen'], Models: ['Touareg'], ...year(2022), sortPropertyName: 'mileage' }],
  ['mini cooper', { Brands: ['Mini'] }],
  // typing errors
  ['volkswagon pollo', { Brands: ['Volkswagen'], Models: ['Polo'] }],
  ['hyundaii acent', { Brands: ['Hyundai'], Models: ['Accent'] }],
  ['diesl automatque', { FuelTypes: ['Diesel'], GearTypes: ['Automatic'] }],
  // Arabic and Darija
  ['داسيا دوستر مازوط كازا', { Brands: ['Dacia'], Models: ['Duster'], FuelTypes: ['Diesel'], Cities: ['Casablanca'] }],
  ['بيجو 208 أوتوماتيك الرباط', { Brands: ['Peugeot'], Models: ['208'], GearTypes: ['Automatic'], Cities: ['Rabat'] }],
  ['فالدار البيضاء هيونداي توسان', { Cities: ['Casablanca'], Brands: ['Hyundai'], Models: ['Tucson'] }],
  ['bghit golf 7 mazot f casa', { ...golf7, FuelTypes: ['Diesel'], Cities: ['Casablanca'] }],
  ['بغيت كليو 4 مازوط اقل من 120000 درهم', { ...clio, FuelTypes: ['Diesel'], MaxPrice: 120_000 }],
  ['سيارة اوتوماتيك تحت 15 مليون', { GearTypes: ['Automatic'], MaxPrice: 150_000 }],
  ['هيونداي i10 بيضاء', { Brands: ['Hyundai'], Models: ['i10'], Colors: ['White'] }],
  ['الدار البيضاء بيضاء', { Cities: ['Casablanca'], Colors: ['White'] }],
  ['golf من ٢٠١٥ إلى ٢٠١٨', { Brands: ['Volkswagen'], Models: ['Golf'], ...year(2015, 2018) }],
  ['ليصانص يدوية', { FuelTypes: ['Gasoline'], GearTypes: ['Manual'] }],
  ['lisanss', { FuelTypes: ['Gasoline'] }],
  ['كاتكات اليد الأولى', { BodyStyles: ['SUV'], IsFirstHand: true }],
  ['دايهاتسو ب100000', { Brands: ['Daihatsu'], MaxPrice: 100_000 }],
  // years and ages
  ['2019', year(2019)],
  ['موديل 2018', year(2018)],
  ['après 2018', { MinReleaseDate: '2019-01-01' }],
  ['depuis 2018', { MinReleaseDate: '2018-01-01' }],
  ['avant 2015', { MaxReleaseDate: '2014-12-31' }],
  ['قبل 2015', { MaxReleaseDate: '2014-12-31' }],
  ["jusqu'à 2015", { MaxReleaseDate: '2015-12-31' }],
  ['pas avant 2015', { MinReleaseDate: '2015-01-01' }],
  ['2018-2020', year(2018, 2020)],
  ['entre 2018 et 2020', year(2018, 2020)],
  ['kia rio 2014 2016', { Brands: ['Kia'], Models: ['Rio'], ...year(2014, 2016) }],
  ['2015 et plus', { MinReleaseDate: '2015-01-01' }],
  ['max 2015', { MaxReleaseDate: '2015-12-31' }],
  ['moins de 5 ans', { MinReleaseDate: '2022-01-01' }],
  ['pas plus de 5 ans', { MinReleaseDate: '2021-01-01' }],
  ['5 ans max', { MinReleaseDate: '2021-01-01' }],
  ['plus de 10 ans', { MaxReleaseDate: '2015-12-31' }],
  ['à partir de 2016', { MinReleaseDate: '2016-01-01' }],
  // prices
  ['moins de 150 000 dh', { MaxPrice: 150_000 }],
  ['150.000 DH', { MaxPrice: 150_000 }],
  ['15 millions', { MaxPrice: 150_000 }],
  ['1,5 million de dirhams', { MaxPrice: 1_500_000 }],
  ['3 millions de ryal', { MaxPrice: 150_000 }],
  ['أقل من 100000', { MaxPrice: 100_000 }],
  ['budget 80000', { MaxPrice: 80_000 }],
  ['plus de 200000', { MinPrice: 200_000 }],
  ['pas plus de 100000', { MaxPrice: 100_000 }],
  ['entre 100 et 150 mille dh', { MinPrice: 100_000, MaxPrice: 150_000 }],
  ['100000-150000', { MinPrice: 100_000, MaxPrice: 150_000 }],
  ['golf 7 150 000', { ...golf7, MaxPrice: 150_000 }],
  ['150k', { MaxPrice: 150_000 }],
  // by the month
  ['voiture familiale automatique moins de 3000 dh par mois', { BodyStyles: ['MiniVan'], GearTypes: ['Automatic'], MonthlyBudget: 3000 }],
  ['1500 dh/mois', { MonthlyBudget: 1500 }],
  ['clio 2 000 dh mensuel', { ...clio, MonthlyBudget: 2000 }],
  ['كليو 1500 درهم في الشهر', { ...clio, MonthlyBudget: 1500 }],
  ['1500 dh f chhar', { MonthlyBudget: 1500 }],
  // wishes of order
  ['clio pas cher', { ...clio, sortPropertyName: 'price' }],
  ['clio pas chère diesel', { ...clio, FuelTypes: ['Diesel'], sortPropertyName: 'price' }],
  ['كليو رخيصة', { ...clio, sortPropertyName: 'price' }],
  ['clio rkhissa casa', { ...clio, Cities: ['Casablanca'], sortPropertyName: 'price' }],
  ['ماشي رخيصة', {}, ['ماشي', 'رخيصة']],
  // distances
  ['moins de 100 000 km', { MaxMileage: 100_000 }],
  ['-100000km', { MaxMileage: 100_000 }],
  ['<100000 km', { MaxMileage: 100_000 }],
  ['80k km', { MaxMileage: 80_000 }],
  ['kilométrage max 90000', { MaxMileage: 90_000 }],
  ['اقل من 100 ألف كلم', { MaxMileage: 100_000 }],
  // other words
  ['1ere main clio 4', { IsFirstHand: true, ...clio }],
  ['première main certifiée', { IsFirstHand: true, IsCertified: true }],
  // seats have no filter: reported, and never matched as a body style, which would hide estates and add vans of five seats
  ['voiture familiale 7 places', { BodyStyles: ['MiniVan'] }, ['7', 'places']],
  ['suv 7 places', { BodyStyles: ['SUV'] }, ['7', 'places']],
  ['dacia 7places', { Brands: ['Dacia'] }, ['7', 'places']],
  ['داسيا 7 مقاعد', { Brands: ['Dacia'] }, ['7', 'مقاعد']],
  ['berline noire cuir', { BodyStyles: ['Sedan'], Colors: ['Black'] }, ['cuir']],
  ['suv automatique essence tanger', { BodyStyles: ['SUV'], GearTypes: ['Automatic'], FuelTypes: ['Gasoline'], Cities: ['Tanger'] }],
  ['neuve', { Conditions: ['New'] }],
  [
    'golf 7 gtd 2017 bva 1ere main -120000km 20 millions',
    { ...golf7, ...year(2017), GearTypes: ['Automatic'], IsFirstHand: true, MaxMileage: 120_000, MaxPrice: 200_000 },
  ],
  // the unit of a number
  ['casa 2015-2018', { Cities: ['Casablanca'], ...year(2015, 2018) }],
  ['2018 2008', year(2008, 2018)],
  ['clio modèle 5', { ...clio, ...year(2005) }],
  ['clio modele 98', { ...clio, ...year(1998) }],
  ['année après 2018', { MinReleaseDate: '2019-01-01' }],
  ['année 150.000', { MaxPrice: 150_000 }],
  ['golf 1949', { Brands: ['Volkswagen'], Models: ['Golf'] }, ['1949']],
  ['golf 1950', { Brands: ['Volkswagen'], Models: ['Golf'], ...year(1950) }],
  ['modèle 3.5 golf', { Brands: ['Volkswagen'], Models: ['Golf'] }, ['3.5']],
  ['moins de 5 ans noire', { Colors: ['Black'], MinReleaseDate: '2022-01-01' }],
  ['moins de 5 ans à 120000', { MinReleaseDate: '2022-01-01', MaxPrice: 120_000 }],
  ['max 40 ans', { MinReleaseDate: '1986-01-01' }],
  ['41 ans', {}, ['41', 'ans']],
  ['prix 90000', { MaxPrice: 90_000 }],
  ['prix 90000 à 120000', { MinPrice: 90_000, MaxPrice: 120_000 }],
  ['de 10000 à 120000', { MinPrice: 10_000, MaxPrice: 120_000 }],
  ['100 à 150 mille dh', { MinPrice: 100_000, MaxPrice: 150_000 }],
  ['220 mille', { MaxPrice: 220_000 }],
  ['mercedes > 90000', { Brands: ['Mercedes-Benz'], MinPrice: 90_000 }],
  ['80000 dh max clio', { ...clio, MaxPrice: 80_000 }],
  ['80000 dh max 220', { MaxPrice: 80_000 }, ['max', '220']],
  ['150000 ou moins', { MaxPrice: 150_000 }],
  ['100000 dh et plus', { MinPrice: 100_000 }],
  ['150000 ou moins 2000 dh par mois', { MaxPrice: 150_000, MonthlyBudget: 2000 }],
  ['c4 100 dh', { Brands: ['Citroën'], Models: ['C4'] }, ['100', 'dh']],
  ['1000 dh', { MaxPrice: 1000 }],
  ['999 dh', {}, ['999', 'dh']],
  ['5000', { MaxPrice: 5000 }],
  ['4999', {}, ['4999']],
  ['100000 par mois', { MonthlyBudget: 100_000 }],
  ['150.000 dh par mois', {}, ['150000', 'dh', 'mois']],
  ['99 dh par mois', {}, ['99', 'dh', 'mois']],
  ['km 90000', { MaxMileage: 90_000 }],
  ['km 90000 et plus', { MinMileage: 90_000 }],
  ['plus de 120000 km', { MinMileage: 120_000 }],
  ['2 millions km', { MaxMileage: 2_000_000 }],
  ['15 مليون كلم', {}, ['15', 'مليون', 'كلم']],
  // the second bare number is a distance, once there is a price
  ['150000 5000', { MaxPrice: 150_000, MaxMileage: 5000 }],
  ['150000 1000', { MaxPrice: 150_000, MaxMileage: 1000 }],
  ['150000 999', { MaxPrice: 150_000 }, ['999']],
  ['clio 90 ch diesel 2018', { ...clio, FuelTypes: ['Diesel'], ...year(2018) }, ['90', 'ch']],
  ['suv, 1ere main', { BodyStyles: ['SUV'], IsFirstHand: true }],
  // names beside names, numbers that are none, and what is nearly a name
  ['volkswagn dacia', { Brands: ['Volkswagen', 'Dacia'] }],
  ['clio 208', clio, ['208']],
  ['208 et 308', { Brands: ['Peugeot'], Models: ['208', '308'] }],
  ['208 à 308 mille dh', { MinPrice: 208_000, MaxPrice: 308_000 }],
  ['de 208 à 308 mille dh', { MinPrice: 208_000, MaxPrice: 308_000 }],
  ['208 diesel 308 km', { Brands: ['Peugeot'], Models: ['208'], FuelTypes: ['Diesel'], MaxMileage: 308 }],
  ['208 km', { MaxMileage: 208 }],
  ['entre 208 et 308000', { MinPrice: 208_000, MaxPrice: 308_000 }],
  ['frod', { Brands: ['Ford'] }],
  ['dacia frod', { Brands: ['Dacia'] }, ['frod']],
  ['polp', { Brands: ['Volkswagen'], Models: ['Polo'] }],
  ['renault polp', { Brands: ['Renault'] }, ['polp']],
  ['volkswagen polp', { Brands: ['Volkswagen'], Models: ['Polo'] }],
  ['diesel 80', { FuelTypes: ['Diesel'] }, ['80']],
  ['diesel 20 8', { FuelTypes: ['Diesel'] }, ['20', '8']],
  ['3009', {}, ['3009']],
  ['golf, 7', { Brands: ['Volkswagen'], Models: ['Golf'] }, ['7']],
  ['diesel, land rover', { FuelTypes: ['Diesel'], Brands: ['Land Rover'] }],
  ['mercedes amg line a casablanca', { Brands: ['Mercedes-Benz'], Cities: ['Casablanca'] }, ['amg', 'line']],
  ['فكازا', { Cities: ['Casablanca'] }],
  ['بديزل', { FuelTypes: ['Diesel'] }],
  ['بداسيا', { Brands: ['Dacia'] }],
  ['بكليو', clio],
  ['marrakexh', { Cities: ['Marrakech'] }],
  ['autmatque', { GearTypes: ['Automatic'] }],
  ['clio nior', clio, ['nior']],
  // nothing to understand
  ['voiture', {}],
  ['xyzabc', {}, ['xyzabc']],
  ['', {}],
  ['- / < + 0 00', {}, ['0', '00']],
  ['renault 8 cv', { Brands: ['Renault'] }, ['8', 'cv']],
]

describe('a sentence becomes filters', () => {
  test.each(phrases)('%s', (text, criteria, unknown = []) => {
    const understood = understand(text, names, thisYear)
    expect({ criteria: understood.criteria, unknown: understood.unknown }).toEqual({ criteria, unknown })
  })

  test('every filter has its chip with the words it came from, in the order of the sentence', () => {
    expect(understand('كليو diesel moins de 100000', names, thisYear).chips).toEqual([
      { parameter: 'Brands', value: 'Renault', label: { fr: 'Renault', ar: 'رونو' }, text: 'كليو' },
      { parameter: 'Models', value: 'Clio', label: { fr: 'Clio', ar: 'كليو' }, text: 'كليو' },
      { parameter: 'FuelTypes', value: 'Diesel', text: 'diesel' },
      { parameter: 'MaxPrice', value: 100_000, text: 'moins de 100000' },
    ])
  })

  test('orders chips of numbers and of ambiguous names in every language', () => {
    const { chips } = understand('moins de 100000 golf diesel', names, thisYear)
    expect(chips.map(({ parameter }) => parameter)).toEqual(['MaxPrice', 'Brands', 'Models', 'FuelTypes'])
    expect(chips[2]).toMatchObject({ value: 'Golf', label: { fr: 'Golf', ar: 'غولف' } })
  })

  test('whatever is typed is read without fault and in time for the next key', () => {
    const strange = [
      '\u0000',
      '💥'.repeat(80),
      '9'.repeat(200),
      'a '.repeat(100),
      '1 000 '.repeat(40),
      '-'.repeat(200),
      'ـ'.repeat(100),
      '2018 - - 2020 < <',
      '٩٩٩ مليون مليون',
    ]
    for (const text of strange) {
      const { criteria } = understand(text, names, thisYear)
      for (const value of Object.values(criteria)) if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true)
    }
  })
})
