-- A generated picture is named by its recipe and made when it is first read: until then nobody knows how many bytes it has.
alter table documents alter column size drop not null;
alter table documents add constraint documents_size_known check (size is not null or is_generated);
