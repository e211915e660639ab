import type { DeedThread } from './deed-thread.ts';

/** Days on which strong feelings came and nobody was hurt by them. */
export const gentleDays: DeedThread = {
  id: 'calm-days',
  image: 'a row of days on which hands had other things to do',
  cue: /\b(?:(?:day|days|week|weeks|morning|afternoon|term|fortnight|month|weekend|playtime)\b[^.!?]{0,24}\b(?:without|with no|no|not|(?:has|have|did)(?: not|n'?t)) (?:hit|bit|kick|push|scratch|pinch|punch|hurt|slap|spit|spat|fight|fought)\w*(?! (?:on )?(?:at )?(?:his|her|their) (?:\w+ )?(?:nails|fingers?|fingernails|thumbs?|lips?|skin|sleeves?|cuffs|collar|hair)\b)|(?:has|have|did)(?: not|n'?t) (?:hit|bit|kick|push|scratch|pinch|punch|hurt|slap|spat|fought)\w*\b(?! (?:his|her|their) (?:\w+ )?(?:nails|fingers?|fingernails|thumbs?|lips?|skin)\b)[^.!?]{0,40}\b(?:all|for|this|in) (?:a |the |two |three |four |five |whole )*(?:day|days|week|weeks|morning|term|month)|(?:gentle|kind|soft|calm) (?:hands|feet)\b[^.!?]{0,20}\b(?:all|whole|week|day|days))\b/i,
  decides: true,
  titles: { young: 'Soft Hands All Along', older: 'A Row of Calm Days' },
  text: {
    '2-3': `
      D<calm-days> Big feelings came. {Name} had them. The body got calm again. Soft hands, soft feet!
      P<calm-days> Friends like soft hands. They stay near.
      Q<calm-days> With soft hands, {Name} may feel ____.
      H<calm-days> {helper} can say, "So soft!"
      T<calm-days> {he} can stroke a toy.
      C<calm-days> {he} can say, "Soft, soft, calm."
      A<calm-days> Big feelings came, and they went. Hands were soft. That was calm. Soft hands can wave now.
    `,
    '4-5': `
      D<calm-days> Cross feelings come to all people, at home and away. {Name} had some too. They got big, and then they got calm again. Nobody was hurt by them. That is hard to see, because it looks like nothing.
      P<calm-days> The other children may not know what it was. It was just nice to be near.
      P<calm-days> Grown-ups get cross as well. They take a breath, or go out of the door.
      Q<calm-days> When a cross feeling came and went, {Name} may have felt ____.
      H<calm-days> {helper} can say which moment it was. ~ It is good that somebody saw it.
      H<calm-days> {helper} can draw one dot for each calm day.
      T<calm-days> {he} can show what the hands did.
      T<calm-days> {he} can tell what helped.
      C<calm-days> {he} can think, "It gets big, and it gets calm."
      A<calm-days> The days stand in a row, and each one got calm. Some other day may be harder. That takes none of these away. {Name} has a lot of calm in those hands.
    `,
    '6-7': `
      D<calm-days> Strong feelings come in every week, and they came in this one as well. {Name} had them, and they went by, and nobody was hurt by them. It is hard to see that from outside. It happens inside, where somebody says stop. Then it gets calm again.
      D<calm-days> When something goes wrong, everybody looks. When it goes calm, nobody turns round. {Name} had some days like that, one after the other. Each had a moment when hands or feet could be quick. They did something else.
      P<calm-days> The others noticed it without knowing what it was. It was just easy to be near.
      P<calm-days> Grown-ups count the times that go wrong. They forget to count the others, so it is done here.
      Q<calm-days> When a strong feeling came and went, {Name} may have felt ____.
      H<calm-days> {helper} can ask what helped on the hardest day. ~ It may be a small thing.
      H<calm-days> {helper} can put the days on paper, one dot for each.
      T<calm-days> {he} can tell what the hands did instead.
      T<calm-days> {he} can choose where to go when it gets big again. ~ It is good to know the place.
      C<calm-days> {he} can think, "A strong feeling, and it went by."
      C<calm-days> {he} can think, "One calm day, and one more."
      A<calm-days> A row of days stands there, each of them calm at the end. There may be a harder one in the next row. It takes none of these away. {Name} did them one by one, and hands are free for other things.
      A<calm-days> There is nothing to show for days like that. There are only people who like to stand near. {Name} made it calm, again and again. That is worth a dot for each.
    `,
    '8-10': `
      D<calm-days> Nobody writes down what did not happen. So the best part of such a week is missing from every report. {Name} had strong feelings in it, as everybody has. They came up, and there was a second in which it could have gone either way. Then it got calm, and hands did something else. It takes more strength than the other thing.
      P<calm-days> Those who were near noticed only that it was easy to be near. It is a high compliment, and they do not know that they are paying it.
      P<calm-days> Adults have longer practice, and they still slam a drawer now and then. They know what such a second is like.
      Q<calm-days> In that second, {Name} might have felt ____. It is often in the arms or the jaw.
      H<calm-days> {helper} can ask how it was done, and listen. ~ The answer will be wanted again.
      H<calm-days> {helper} can mention it once, with the day and the place.
      T<calm-days> {he} can put the trick into words, as a note for another week.
      T<calm-days> {he} can decide where to go when it comes up again. ~ A place that is chosen beforehand is quick to find.
      C<calm-days> {he} can think, "It came up, and it went by."
      A<calm-days> The row of days stands, whatever the next one is like. It may be calm as well, or it may not, and then there is a new row to begin. {Name} has found out how the second goes by. People who are easy to be near get asked to join in.
    `,
  },
};
