import { expect, test } from 'vitest';
import { tellSocialStory } from '../tell-social-story.ts';

/** What a parent types of an ordinary day at home, for which age, and the situation and image it is told with. */
test.each([
  ["won't go up to bed, everyone in her class stays up till ten", '8-10', /^bedtime-routine\/others$/],
  ['will not fetch her things from upstairs on her own, not even at lunchtime', '6-7', /^general\/landing$/],
  ['whining from the moment we get home', '4-5', /^general\/whine$/],
  ['whines for crisps whenever we go to the shop', '4-5', /^shopping-trip\/shelf$/],
  ['howls when I plait her hair for school', '6-7', /^hair-brushing\/braid$/],
  ["won't let daddy do her seatbelt, only me", '2-3', /^general\/who$/],
  ['every time I ask him to empty the dishwasher there is a row', '11+', /^general\/chore$/],
  ['melts down if her toast is cut the wrong way', '4-5', /^general\/cutwrong$/],
  ['we are moving to Bristol and she will miss her best friend', '8-10', /^moving-house\/people$/],
  ['her best friend is moving to Bristol', '8-10', /^friend-moving-away\//],
  ['we moved her bedroom to the loft so the baby can have hers', '6-7', /^moving-house\/room$/],
  ['drew on the sofa and blamed his little sister', '6-7', /^lying\/pointed$/],
  ['shouts at daddy when he comes home from work', '4-5', /^parent-away\/hour$/],
  ['bites me whenever I feed the baby', '2-3', /^new-sibling\/feed$/],
  ['the dog has to go and live with another family', '6-7', /^lost-toy\/leaving$/],
  ['hates having her face wiped after tea', '4-5', /^water-on-face\/flannel$/],
  ['hates her little brother, he gets all the attention', '6-7', /^jealousy\//],
  ['he is scared of the plug hole and its noise', '4-5', /^bath-time\/hole$/],
  ['will only eat when I feed him', '4-5', /^healthy-eating\/spoon$/],
  ['thinks that if he is good his dad and I will stay together', '8-10', /^parents-divorce\/hope$/],
  ['I have been in bed with flu all week and she is upset', '8-10', /^parent-ill\/flu$/],
  ['hides upstairs when we have people round', '8-10', /^general\/company$/],
  ['shares with his 5 year old brother because the baby needs the small room', '11+', /^(?!sharing-a-room\/baby)/],
] as const)('%j (%s)', { timeout: 60_000 }, (problem, ageBand, told) => {
  const story = tellSocialStory({ name: 'Noor', ageBand, gender: 'girl', problem, notes: '' }, { seed: 1 });
  expect(`${story.situation}/${story.thread}`).toMatch(told);
});
