-- The queue of the staff is searched by make and model, whatever the state of the cars.
create index vehicles_of_model on vehicles (model_id);
