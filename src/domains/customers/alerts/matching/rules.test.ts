import { expect, test } from 'vitest'
import { type AlertColumns, columnsOf } from '../rules.ts'
import { type CarRow, fitting, meet } from './rules.ts'

const nothing = columnsOf({ archived: false, parts: new Map() }, {})
const plain: CarRow = {
  id: 0,
  price: 90_000,
  mileage: 50_000,
  release_date: '2020-06-01',
  brand_id: 1,
  model_id: 11,
  city_id: 21,
  storage_area_id: null,
  color: 'Red',
  fuel_type: 'Diesel',
  gear_type: 'Manual',
  body_style: 'SUV',
  condition: 'Used',
  vehicle_repair_status_type: null,
  registration_type: 'Local',
  operation_type: 'Standard',
  is_certified: false,
  is_controlled: false,
  is_repaired: false,
  is_first_hand: null,
  is_promotion: false,
  financing: false,
  reference: 'VO1',
  chassis_number: null,
  registration_number: '12345A6',
}
const cars = meet([
  { ...plain, id: 1 },
  { ...plain, id: 2, body_style: null, color: null, price: null, reference: 'VO2' },
  { ...plain, id: 3, city_id: null, price: 2_147_483_647, release_date: null, registration_number: null },
  { ...plain, id: 4, city_id: null, body_style: null, brand_id: 2, model_id: 22, mileage: null, is_first_hand: true },
  { ...plain, id: 5, city_id: 22, body_style: 'Sedan', price: 80_000, color: 'Blue', release_date: '2021-06-01', model_id: 12 },
])

test.each<[string, Partial<AlertColumns>, number[]]>([
  ['nothing', {}, [1, 2, 3, 4, 5]],
  ['a model or a whole make', { brand_ids: [2], model_ids: [12] }, [4, 5]],
  ['names that nobody knows', { brand_ids: [], model_ids: [] }, []],
  ['a city', { city_ids: [21] }, [1, 2]],
  ['two cities with a body style', { city_ids: [21, 22], body_styles: ['SUV'] }, [1]],
  ['a body style', { body_styles: ['SUV', 'Sedan'] }, [1, 3, 5]],
  ['a make in a city', { brand_ids: [1], model_ids: [], city_ids: [22] }, [5]],
  ['a price, both ends of it', { min_price: 80_000, max_price: 90_000 }, [1, 4, 5]],
  ['at least a price', { min_price: 90_000, max_price: 2_147_483_647 }, [1, 3, 4]],
  ['at most some kilometres', { min_mileage: -2_147_483_647, max_mileage: 50_000 }, [1, 2, 3, 5]],
  ['a day, both ends of it', { min_release: '2020-06-01', max_release: '2021-05-31' }, [1, 2, 4]],
  ['since a day', { min_release: '2021-06-01', max_release: 'infinity' }, [5]],
  ['until a day', { min_release: '-infinity', max_release: '2020-06-01' }, [1, 2, 4]],
  ['a colour', { colors: ['Red', 'Green'] }, [1, 3, 4]],
  ['no colour of these', { excluded_colors: ['Red', 'Green'] }, [2, 5]],
  ['one make not, and of the others one model not', { excluded_brand_ids: [2], excluded_model_ids: [12] }, [1, 2, 3]],
  ['first hand', { is_first_hand: true }, [4]],
  ['not first hand, which nobody need say', { is_first_hand: false }, [1, 2, 3, 5]],
  ['one car by its papers', { reference: 'VO2', registration_number: '12345A6' }, [2]],
])('an alert for %s matches cars with this value', (_, asked, ids) => {
  expect(fitting(cars, { ...nothing, ...asked }).sort()).toEqual(ids)
})
