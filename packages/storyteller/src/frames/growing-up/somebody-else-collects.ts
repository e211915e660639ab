import { said, type NamedScene } from '../scene.ts';

const COLLECTED = String.raw`(?:pick(?:s|ed|ing)? (?:\w+ )?up|pick[- ]?ups?|collect(?:s|ed|ing)?|fetch(?:es|ed|ing)?)`;

/** Another grown-up than expected stands there at home time. */
export const somebodyElseCollects: NamedScene = {
  id: 'otherhand',
  image: 'another face at home time, and the same coat',
  cue: said(
    String.raw`\b(?:supposed|meant|going|due|should have|was to) (?:to )?(?:\w+ )?${COLLECTED}\b[^.]{0,30}\b(?:came|did|was there|turned up)\b|\b${COLLECTED}\b[^.]{0,50}\b(?:instead|rather than|not me|in place of|some(?:one|body) (?:else|different)|another|different|unexpected\w*|surprise|without (?:telling|warning))\b|\b(?:nan\w*|gran\w*|dad\w*|mum\w*|mom\w*|aunt\w*|uncle|sister|brother|neighbou?r\w*|child ?minder|friend) (?:\w+ )?(?:came|comes|had to come|had to go) (?:\w+ )?(?:and |to )(?:pick|collect|fetch|get)\b|\b(?:instead of|some(?:one|body) (?:else|different)|a different (?:person|grown[- ]up|adult)|the wrong (?:person|parent))\b[^.]{0,40}\b${COLLECTED}\b`,
    String.raw`\b(?:cancel\w*|bags?|toys|litter|new school|separat\w*|divorc\w*|court|contact)\b`,
  ),
  decides:
    /\b(?:supposed|meant|going|due) to (?:\w+ )?(?:pick(?: \w+)? up|collect|fetch)\b[^.]{0,30}\b(?:came|did|turned up)\b/i,
  answers: /\b(?:pick\w*|collect\w*|fetch\w*|instead|disaster|meltdown|scream\w*)\b/i,
  titles: { young: 'Another Hand at the Door', older: 'Another Face at Home Time' },
  text: {
    '2-3': `
      D<otherhand> The door opens. It is another one today. {Name} may look and look. That is a change. The coat is the same.
      P<otherhand> Big people have a plan. Then it changes.
      Q<otherhand> With another hand there, {Name} may feel ____.
      H<otherhand> {helper} can say hello first.
      H<otherhand> {helper} can wait with a hug.
      T<otherhand> {he} can wave and say hello.
      T<otherhand> {he} can hold the bag.
      C<otherhand> {he} can say, "Another hand, same coat."
      A<otherhand> It was another hand. It is a warm one too. The shoes go home. A change, and the same old shoes.
    `,
    '4-5': `
      D<otherhand> At home time, the door opens, and it is somebody else. That was not the plan. {Name} may have looked for one face all day. Now another one is there, with arms open. It is a good face too, only not that one.
      P<otherhand> The one who came wanted to make it nice. Tears at the door may be a surprise.
      P<otherhand> Grown-ups swap when a bus is late or a job takes long. They forget that somebody is waiting for one face.
      Q<otherhand> When it is another face, {Name} may feel ____.
      H<otherhand> {helper} can say why the plan is different today.
      H<otherhand> {helper} can wait a bit before the coat goes on.
      T<otherhand> {he} can say, "I had another plan in my head."
      T<otherhand> {he} can ask, "Who comes next time?"
      C<otherhand> {he} can think, "Another face, and home comes next."
      A<otherhand> The coat went on in the end. The plan had changed, and home is where it was. Two people can be missed and liked at one time. That is a lot for one afternoon.
    `,
    '6-7': `
      D<otherhand> A head makes a picture of home time long before the bell. In it there is one face at the gate. Then {Name} looks up, and it is another one. The plan changed, and the picture did not. For a moment that can feel like a big disaster, even with somebody nice.
      P<otherhand> The one who is standing there may have been looking forward to it. It is not about that person at all. It is about the picture.
      P<otherhand> Grown-ups change such plans in a hurry, on the phone. A message to a child is easily forgotten.
      Q<otherhand> When another face is there, {Name} may feel ____. It can be about two people at once.
      H<otherhand> {helper} can send word to the school next time. ~ Then there is time for a new picture.
      H<otherhand> {helper} can say the rest of the plan on the way. ~ Most of it is as before.
      T<otherhand> {he} can say, "I thought it would be someone else." ~ That is no insult.
      T<otherhand> {he} can stand still for a bit and look at the new picture.
      C<otherhand> {he} can think, "Another face, and the rest of the plan is the same."
      A<otherhand> A picture in a head can be painted over, and it takes some minutes. By then the coat is on and the feet are walking. The other face will be at the gate on another day. It can be told all about this change.
    `,
    '8-10': `
      D<otherhand> By two o'clock a head has usually finished its plan of home time, with one particular person in it. When the door opens and it is somebody else, {Name} may feel the ground give a little. Nobody did anything bad. It was changed somewhere on a phone, and the news did not get as far as the classroom. A plan that was ready for hours cannot be swapped in one second.
      P<otherhand> Whoever came may have hurried to be there and sees a face fall. It hurts for a moment, unless somebody says what it was about.
      P<otherhand> Adults think of it as the same pick-up with another driver. To the person who is waiting, the driver was the main thing.
      Q<otherhand> In the first minute, {Name} might notice ____. It may have nothing to do with the one who came.
      H<otherhand> {helper} can ring the school when the plan changes. ~ A note at lunch leaves time for another plan.
      H<otherhand> {helper} can go through the rest of the afternoon, point by point. ~ Most of the list has not moved.
      T<otherhand> {he} can say, "I was set on somebody else. Give me a minute." ~ It is honest, and nobody needs to be hurt.
      T<otherhand> {he} can keep one thing for the other person, to be told later. ~ It gives the missing face a place in the day.
      C<otherhand> {he} can think, "The person has changed. The rest has not."
      A<otherhand> A few streets on, the new plan is in its place. It has another person in it, and the same bag. What could not be said at the gate can be said at supper. Plans will change again, and next time the news may come before the bell.
    `,
  },
};
