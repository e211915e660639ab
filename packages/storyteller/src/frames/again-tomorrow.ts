import { SCHOOL, TEACHER } from '../school-roles.ts';
import { said, type NamedScene } from './scene.ts';

/** A child who went for a day, thought that was all, and finds out that it goes on. */
export const againTomorrow: NamedScene = {
  id: 'againtomorrow',
  image: 'a row of squares on a wall, with a picture in each',
  cue: said(
    String.raw`\bthought (?:it|school|nursery|that|this) (?:was|is|would be) (?:just |only )?(?:for )?(?:the )?(?:one|a|1) (?:day|time|week)\b|\bthought (?:he|she|they) (?:only|just) (?:had|needed|went) [^.!?]{0,16}\b(?:once|one day|one time)\b|\b(?:one|first|1) day (?:is|was) enough\b|\b(?:says|thinks|said|told me) (?:that )?(?:he|she|they)(?:['’]s| has|['’]ve| have|d| had)? (?:already )?(?:done|been to|finished|did) (?:with )?(?:school|nursery|it|reception)\b|\bwhy (?:does )?(?:he|she|they|i) (?:has|have|needs?|must|ha[sd]) (?:to )?go (?:to (?:school|nursery) |there |back )?(?:again|every ?day|tomorrow)\b|\b(?:again|every day) (?:and asks why|why)\b`,
    String.raw`\b(?:hospital|dentist|doctor|swimming|club|holiday club|injection|year [3-9]|secondary)\b`,
  ),
  decides:
    /\bthought (?:it|school|nursery) (?:was|is|would be) (?:just |only )?(?:for )?(?:the )?(?:one|a|1) (?:day|time|week)\b|\b(?:says|thinks|said) (?:that )?(?:he|she|they)(?:['’]s| has|['’]ve| have)? (?:already )?(?:done|finished) (?:with )?(?:school|nursery|reception)\b/i,
  answers: /\b(?:one day|again|go back|reception|just started|every ?day|done)\b/i,
  titles: { young: 'School Has Many Days' },
  roles: { teacher: TEACHER, school: SCHOOL },
  text: {
    '4-5': `
      D<againtomorrow> {Name} went to {school}, and then the day was over. It was good to come home. Now it is time to go again. It can be a surprise that {school} has so many days. One day is school, and the next day is school. Then come two days at home.
      P<againtomorrow> Many children think it is for one day. Nobody told them how long it goes on.
      Q<againtomorrow> When it is time to go again, {Name} may feel ____.
      H<againtomorrow> {helper} can draw all the days on a strip.
      H<againtomorrow> {teacher} can show where the game from last time is.
      T<againtomorrow> {he} can put a dot on each day that is done.
      T<againtomorrow> {he} can think of one thing to do again.
      C<againtomorrow> {he} can say, "Five and two. Then it starts again."
      A<againtomorrow> There is a dot on this day as well. At the end of each school day is home. The others came back too, and one of them waved. It is less new each time.
    `,
  },
};
