import { addStaff, closeStaff, listStaff, renewStaffPassword } from '#platform/auth/staff-account.ts'
import { migrate } from '#platform/db/migrate.ts'
import { CommandError, onShopDatabase } from './shop-database.ts'

const USAGE = `npm run staff -- list
npm run staff -- add <e-mail> <first name> <last name>
npm run staff -- password <e-mail>
npm run staff -- close <e-mail>`

await onShopDatabase(async (db) => {
  const [command, email = '', first_name, last_name] = process.argv.slice(2)
  if (command !== 'list' && !/^[^@\s]+@[^@\s]+$/.test(email)) throw new CommandError(USAGE)
  await migrate(db)
  if (command === 'list') {
    for (const one of await listStaff(db))
      console.log(`${one.email}  ${one.first_name} ${one.last_name}${one.is_active ? '' : '  (closed)'}`)
  } else if (command === 'add' && first_name && last_name) {
    const password = await addStaff(db, { email, first_name, last_name })
    if (!password) throw new CommandError(`${email} is there already.`)
    console.log(`${email} may log in at /obsluha with the password ${password}`)
  } else if (command === 'password') {
    const password = await renewStaffPassword(db, email, new Date())
    if (!password) throw new CommandError(`Nobody of the staff is ${email}.`)
    console.log(`${email} may log in at /obsluha with the password ${password}`)
  } else if (command === 'close') {
    if (!(await closeStaff(db, email, new Date()))) throw new CommandError(`Nobody of the staff is ${email}.`)
    console.log(`${email} may no longer log in.`)
  } else {
    throw new CommandError(USAGE)
  }
})
