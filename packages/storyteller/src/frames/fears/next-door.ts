import { said, type NamedScene } from '../scene.ts';

const NEAR = String.raw`(?:next ?-?door|neighbou?r\w*|our (?:street|road)|down the (?:road|street)|across the road|(?:a |his |her |their |our )?friend'?s? (?:house|home|flat)|nan\w*'?s? house|gran\w*'?s? house|up the (?:road|street)|the flat (?:above|below))`;
const BROKEN = String.raw`(?:burgled|burglar(?:y|ies|s)|broken in(?: ?to)?|broke in(?: ?to)?|break[- ]?ins?|robbed)`;

/** A house nearby was broken into, and the fear that this one is next. */
export const nextDoor: NamedScene = {
  id: 'nextdoor',
  image: 'a lock that was looked at, and a house with people in it',
  cue: said(
    String.raw`\b${NEAR}\b[^.!?]{0,40}\b${BROKEN}|\b${BROKEN}\b[^.!?]{0,40}\b${NEAR}`,
    String.raw`\b(?:we (?:were|got|have been|had)|our (?:house|home|flat) (?:was|got|has)|while we were|hurt|stabb\w*|knife)\b`,
  ),
  decides: true,
  // It happened to others: nothing in this home was broken.
  isNoneOfThese: true,
  answers: /\b(?:next ?-?door|neighbou?r\w*|broken?|burg\w*|robbed)\b/i,
  titles: { young: 'A Lock, a Lamp and People', older: 'One Street, One Night' },
  text: {
    '2-3': `
      D<nextdoor> A door near here was broken. {Name} may worry at night. Here is this door. Click! It is shut.
      P<nextdoor> Big people look after doors. They know how.
      Q<nextdoor> At night, {Name} may feel ____.
      H<nextdoor> {helper} can check the door.
      H<nextdoor> {helper} can leave a lamp on.
      T<nextdoor> {he} can say night-night to the door.
      T<nextdoor> {he} can call from bed.
      C<nextdoor> {he} can say, "Click. Shut. Night-night."
      A<nextdoor> Click goes the door. A lamp is on. Big people are near. The worry can go to bed too.
    `,
    '4-5': `
      D<nextdoor> Somebody broke into a house near here. Now {Name} may have a worry at bedtime. It really happened, so it is no silly worry. Grown-ups look at locks and windows after that. People who take things want things. They like a house with nobody in it. Here there are people.
      P<nextdoor> For the people there it is hard. A broken lock can be changed for a new one.
      P<nextdoor> Grown-ups may talk about it a lot. It is new, and it gets old.
      Q<nextdoor> When it is dark outside, {Name} may feel ____.
      H<nextdoor> {helper} can show {him} how the door locks. ~ Click, and it is done.
      H<nextdoor> {helper} can say which jobs the police do.
      T<nextdoor> {he} can lock up with a grown-up, once each evening.
      T<nextdoor> {he} can ask all the questions by day. ~ They are smaller in the light.
      C<nextdoor> {he} can say, "The lock is shut, and people are here."
      A<nextdoor> The lock has been looked at, and the lamp is on. Somebody is in the next room and folds the socks. The worry may come again tomorrow. It can go round the doors too, and then to bed.
    `,
    '6-7': `
      D<nextdoor> A house nearby was broken into, and now the whole street talks about it. {Name} may worry that this one is next. That makes sense, because it was so near. After that, people look at their locks. The police look at the street. Most burglars want things they can carry. They look for a house where nobody is at home.
      P<nextdoor> The people over there are upset about it. A lock can be changed, and many things can be bought again.
      P<nextdoor> Grown-ups check the back door twice this week. They have a worry as well, and they do something with it.
      Q<nextdoor> When the house makes a noise at night, {Name} may feel ____. It may be in the ears first.
      H<nextdoor> {helper} can go round the windows with {him}, once.
      H<nextdoor> {helper} can tell what is known and what is only talk.
      T<nextdoor> {he} can make a list for locking up, and tick it.
      T<nextdoor> {he} can write questions down for tomorrow.
      C<nextdoor> {he} can think, "It was near, and it was one time."
      A<nextdoor> Back door, front door, windows: all of them have a tick. The street is a bit more awake than it was. The worry comes along on the round and gets quieter with every tick. Then the light goes off, and the fridge hums as before.
    `,
  },
};
