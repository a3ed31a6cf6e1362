import { useState } from 'react'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { Rota } from '#domains/foundation/team/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import teamTexts from '#texts/team'
import { Button } from '#ui/button.tsx'
import { Failed } from '#ui/failed.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { StaffPage } from '../../layout/staff-page.tsx'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'
import styles from './team.module.css'

/** The rota of new sales by area and weekday. */
export default function Rotas({ views }: { views: NonNullable<Parameters<typeof StaffPage>[0]['views']> }) {
  const t = useText(teamTexts)
  const staffText = useText(staffTexts)
  const { data, failed, setData } = useQuery(apiQuery('/api/staff/rotas', {}))
  return (
    <StaffPage title={t('title')} intro={t('rotaPage.intro')} views={views}>
      {failed && <Failed title={staffText('failed.title')} text={staffText('failed.text')} retry={failed.retry} />}
      {!data && !failed && <SkeletonLines widths={[60, 90, 80]} />}
      <div className={styles.rotas}>
        {data?.map((rota) => (
          <AreaRota
            key={`${rota.area.id} ${JSON.stringify(rota.days)}`}
            rota={rota}
            changed={(next) => setData(data.map((one) => (one.area.id === next.area.id ? next : one)))}
          />
        ))}
      </div>
    </StaffPage>
  )
}

const week = [0, 1, 2, 3, 4, 5, 6]

function AreaRota({ rota, changed }: { rota: Rota; changed: (rota: Rota) => void }) {
  const t = useText(teamTexts)
  const { weekday } = useFormat()
  const language = useLanguage()
  const toast = useToast()
  const [days, setDays] = useState(rota.days)
  const { area, agents, next } = rota
  const name = localized(area.names, language)
  const isChanged = JSON.stringify(days) !== JSON.stringify(rota.days)
  const toggle = (day: number, subject: string) =>
    setDays(
      days.map((subjects, i) =>
        i === day ? (subjects.includes(subject) ? subjects.filter((one) => one !== subject) : [...subjects, subject].sort()) : subjects,
      ),
    )
  const save = useStaffMutation('put', '/api/staff/rotas/{areaId}', {
    onSuccess: (saved) => {
      toast.success(t('rotaPage.saved'))
      changed(saved)
    },
  })
  const nextAgent = agents.find(({ subject }) => subject === next)
  return (
    <section className={styles.rota} aria-label={name}>
      <div className={styles.rotaHead}>
        <h2>{name}</h2>
        <p>{nextAgent ? t('rotaPage.next', { name: nextAgent.name }) : agents.length > 0 && t('rotaPage.nobody')}</p>
      </div>
      {agents.length === 0 ? (
        <p className={styles.hint}>{t('rotaPage.noAgents')}</p>
      ) : (
        <>
          <table className={styles.week}>
            <thead>
              <tr>
                <th scope="col">{t('rotaPage.agent')}</th>
                {week.map((day) => (
                  <th key={day} scope="col" title={weekday(day)}>
                    {weekday(day)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {agents.map((agent) => (
                <tr key={agent.subject}>
                  <th scope="row">
                    <bdi>{agent.name}</bdi>
                    <small>{agent.absent ? t('rotaPage.absent') : t('rotaPage.open', { count: agent.openSales })}</small>
                  </th>
                  {week.map((day) => (
                    <td key={day} data-name={weekday(day)}>
                      <label>
                        <input
                          type="checkbox"
                          aria-label={t('rotaPage.cell', { name: agent.name, day: weekday(day) })}
                          checked={days[day]?.includes(agent.subject) ?? false}
                          onChange={() => toggle(day, agent.subject)}
                        />
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.rotaFoot}>
            <p className={styles.hint}>{days.every((subjects) => subjects.length === 0) && t('rotaPage.everyDay')}</p>
            <Button
              size="small"
              disabled={!isChanged}
              busy={save.isPending}
              aria-label={t('rotaPage.save', { area: name })}
              onClick={() => void save.send({ params: { path: { areaId: area.id } }, body: { days } })}
            >
              {t('form.save')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
