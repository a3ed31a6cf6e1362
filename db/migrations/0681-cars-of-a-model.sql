-- The newest cars of a make that somebody types are found without looking at the cars (decision 060).
drop index vehicles_of_model;
create index vehicles_of_model on vehicles (model_id, id);
