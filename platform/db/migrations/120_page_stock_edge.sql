-- A variation that comes to its last piece, or off it, changes what its product is called in listings also where its own
-- availability stays.
create or replace function tell_pages_of_update() returns trigger language plpgsql as $$
declare
  moved integer[];
  edited integer[];
begin
  execute format('
    select array_agg(new_row.%1$I) filter (where is_moved), array_agg(new_row.%1$I) filter (where not is_moved)
    from new_rows new_row join old_rows old_row using (id)
    cross join lateral (select
      to_jsonb(new_row) - array[''stock_state'', ''reserved_state'', ''sells_count'']
      = to_jsonb(old_row) - array[''stock_state'', ''reserved_state'', ''sells_count'']
      and (new_row.update_stock and new_row.stock_state is not distinct from 0)
      = (old_row.update_stock and old_row.stock_state is not distinct from 0) as is_moved) compared
    where new_row is distinct from old_row', tg_argv[0]) into moved, edited;
  perform tell_pages(moved, false);
  perform tell_pages(edited, true);
  return null;
end $$;
