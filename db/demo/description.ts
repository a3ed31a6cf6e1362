import { spaceMarks } from '#i18n/typography.ts'
import type { Random } from './random.ts'
import { makeStory, type StoryFacts } from './story.ts'
import { describeInArabic } from './words-ar.ts'
import { describeInFrench } from './words-fr.ts'

/** Generates the description of a car, phrased separately in both languages. */
export function describe(random: Random, car: StoryFacts): { fr: string; ar: string } {
  const story = makeStory(random, car)
  return { fr: spaceMarks(describeInFrench(random.branch('fr'), car, story), 'fr'), ar: describeInArabic(random.branch('ar'), car, story) }
}
