import type { Random } from './random.ts'

/** Prefecture numbers of plates by city; cities that are not named use the first. */
const prefectures: Record<string, readonly number[]> = {
  Casablanca: [6, 7, 8, 9, 10, 11, 13, 72],
  Rabat: [1],
  Salé: [2, 3],
  Témara: [4],
  Mohammédia: [14],
  Fès: [15, 16, 17],
  Meknès: [20, 21],
  Marrakech: [26, 27, 28],
  Agadir: [33],
  Tanger: [40, 41],
  Tétouan: [44],
  Oujda: [48],
  Nador: [50],
  Safi: [54],
  'El Jadida': [55],
  Settat: [56],
  Khouribga: [57],
  Kénitra: [59],
  'Béni Mellal': [61],
  Berrechid: [81],
}

/** Plate letters in order of issue. */
const letters: readonly (readonly [number, string])[] = [
  [2009, 'A'],
  [2016, 'B'],
  [2021, 'D'],
  [9999, 'H'],
]

/** First characters of chassis numbers by brand (world manufacturer identifiers). */
const renderers: Record<string, string> = {
  Dacia: 'UU1',
  Renault: 'VF1',
  Peugeot: 'VF3',
  Citroën: 'VF7',
  Volkswagen: 'WVW',
  'Mercedes-Benz': 'WDD',
  BMW: 'WBA',
  Audi: 'WAU',
  Hyundai: 'TMA',
  Kia: 'U5Y',
  Ford: 'WF0',
  Fiat: 'ZFA',
  Opel: 'W0L',
  Toyota: 'SB1',
  Nissan: 'SJN',
  Seat: 'VSS',
  Skoda: 'TMB',
  Jeep: '1C4',
  'Land Rover': 'SAL',
  Porsche: 'WP1',
  Volvo: 'YV1',
  Honda: 'SHH',
  Mitsubishi: 'MMC',
  Suzuki: 'TSM',
  'Alfa Romeo': 'ZAR',
  Mini: 'WMW',
  Jaguar: 'SAD',
  DS: 'VR1',
  Tesla: 'LRW',
  Mazda: 'JMZ',
  Abarth: 'ZFA',
  Maserati: 'ZN6',
  Lexus: 'JTJ',
  Subaru: 'JF1',
}
const chassisSigns = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'

/** A plate of the series since 2000, such as `12345A6`; older cars bear the letter A too, as after a change of owner. */
export function plate(random: Random, year: number, city: string): string {
  const letter = letters.find(([until]) => year <= until)?.[1] ?? 'H'
  const code = random.pick(prefectures[city] ?? [6])
  return `${random.whole(1_000, 99_999)}${letter}${code}`
}

/** A chassis number of 17 characters, without I, O and Q; invented, unique by its serial number. */
export function chassisNumber(random: Random, brand: string, serial: number): string {
  let middle = ''
  for (let i = 0; i < 8; i++) middle += random.pick([...chassisSigns])
  return `${renderers[brand] ?? 'LVV'}${middle}${String(serial).padStart(6, '0')}`
}
