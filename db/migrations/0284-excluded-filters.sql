-- An alert may say what is not wanted: a car of which it is known that it is so does not fit.
alter table alerts
  add column excluded_brand_ids integer[],
  add column excluded_model_ids integer[],
  add column excluded_city_ids integer[],
  add column excluded_colors text[],
  add column excluded_fuel_types text[],
  add column excluded_gear_types text[],
  add column excluded_body_styles text[];
