-- Who has shown by a code that a number is theirs, for a short while: a reservation without an account asks for it (decision 013).
create table phone_proofs (
  phone text not null,
  -- hash of the network from which the code was typed
  who text not null,
  expires timestamptz not null,
  primary key (phone, who)
);
