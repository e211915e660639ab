import { script } from '../../../frame.ts';

/** A day that belongs to two, and a known face that looks new, for eight to ten. */
export const FAMILY_DAYS_EIGHT_TO_TEN = script(`
  D<sharedday> In a group of twenty-three people, the chances are about even that two of them share a birthday. {Name} has no need to work that out, because {sharer} is the other one. One day, or one party, belongs to both. That is a strange sum. The attention is halved, and the waiting for it is not. A person can love somebody and still want a day alone.
  P<sharedday> {sharer} may want exactly the same and be too polite to say so. Only people who share a day know what it is like.
  P<sharedday> Adults plan by rooms and hours. What matters to just one person is easily forgotten, unless somebody names it.
  Q<sharedday> During the shared part, {Name} might feel ____. It can change from one minute to the next.
  H<sharedday> {helper} can plan two small things that are not shared. ~ Small ones are enough, if they are kept.
  H<sharedday> {helper} can hear about it a week before. ~ Plans can still be changed then.
  T<sharedday> {he} can name one thing that is not for sharing.
  T<sharedday> {he} can write a card to {sharer}, from one to the other. ~ Nobody else could write that one.
  C<sharedday> {he} can think, "Half the attention, and a whole year."
  A<sharedday> The day ends at midnight for both of them. Each has become older by a whole year, which nobody can divide. What was hard about sharing can be said aloud afterwards. There are 364 other days, and some of them are good for celebrating as well.
  A<sharedday> Two names stood in one square, and there was not much room. The one thing that mattered had been named, so it was kept. The rest was shared, with more or less grace. A birthday is one day. The year that comes with it is longer, and it is not shared with anybody.
  D<newface> A brain does not store faces in pieces. It learns how the parts fit, and so one new part makes everything look unfamiliar for a while. {Name} may have noticed that with {changed}, because {looks}. The voice fits, the walk fits, and still the eyes report somebody else. It is an odd feeling, and it has nothing to do with being rude.
  P<newface> Whoever has a new look cannot see it, except in mirrors. {changed} may be surprised, or even a bit hurt, when people stare.
  P<newface> Some people say "I like it" at once, since that is what people say. Others need a week before they know.
  Q<newface> When {changed} comes in, {Name} might feel ____. It may be hard to say why.
  H<newface> {changed} can tell how the decision was made. ~ A reason makes a change less sudden.
  H<newface> {helper} can get out the old photos. ~ Every family has a haircut in there that nobody mentions.
  T<newface> {he} can say, "I am still getting used to it." ~ It is honest, and it is kind.
  T<newface> {he} can talk to {changed} without looking for a while, side by side. ~ Voices are quick to recognise.
  C<newface> {he} can think, "My eyes are a week behind."
  A<newface> Eyes catch up in about a week, without being told to. After that, it is the old look that seems odd. The voice has been the same all along. So has whoever it belongs to.
`);
