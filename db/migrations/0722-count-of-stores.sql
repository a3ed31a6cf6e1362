-- How many stores there are is counted, not announced.
delete from settings where key = 'branches.count';
