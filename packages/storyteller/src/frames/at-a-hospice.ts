import { ELDER } from './elder-role.ts';
import { said, type NamedScene } from './scene.ts';

/**
 * A hospice is named, and no death: people also go there for a rest or to have pain treated, and what a family has told its
 * child is not known. Where somebody is said to be dying, other stories tell of it.
 */
export const ONLY_AT_A_HOSPICE: RegExp = said(
  String.raw`\bhospice\b`,
  String.raw`\b(?:die[sd]?|dying|dead|death|passed (?:away|on)|funeral|buried|ashes|terminal\w*|palliative|end of life|goodbye|(?:not|isn'?t|won'?t|never) (?:going to |gonna )?(?:make it|get (?:any )?better)|no more treatment|(?:not|hasn'?t(?: got)?|doesn'?t have) long|(?:weeks|months|days) (?:left|to live)|lost (?:his|her|their|our|my)|charity|raised|works? (?:at|in)|fun run|shop)\b`,
);

/** A visit to somebody in a hospice: what it is like there, and that what is known about it may be asked. */
export const atAHospice: NamedScene = {
  id: 'hospice',
  image: 'a house with a garden, a lamp, and somebody who is glad of a visit',
  cue: ONLY_AT_A_HOSPICE,
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:hospice|visit\w*|grand\w+|gran|nan\w*|sad|worr\w+)\b/i,
  titles: { young: 'A House With a Garden', older: 'A House With a Garden' },
  roles: { elder: ELDER },
  beside: {
    benefits: [
      'Says what a hospice is, in words that are true for every stay.',
      'Leaves it to the family to say what they know, and invites {name} to ask.',
      'Gives {name} something to do on a visit, and a way out of the room.',
    ],
    talk: {
      young: ['What is in that house?', 'What can be brought along?', 'What would you like to ask?'],
      older: [
        'What would you like to know about it?',
        'What could you do there together?',
        'Who can tell you what is known?',
      ],
    },
  },
  text: {
    '2-3': `
      D<hospice> {elder} is ill. It is hard to be so ill. {Name} can visit. There is a bed and a lamp.
      P<hospice> Nurses help there, day and night. They go on soft shoes.
      Q<hospice> In that room, {Name} may feel ____.
      H<hospice> {helper} can come along.
      T<hospice> {he} can wave hello.
      C<hospice> {he} can say, "Hello. Here I am."
      A<hospice> A wave, a hand, a kiss or none. Being ill is hard. Then it is bye-bye, and home to tea.
    `,
    '4-5': `
      D<hospice> A hospice is a house for people who are very ill. {elder} is there, and {Name} may visit. It can be hard to see somebody in a bed. Nurses there help with pain. There may be a garden and a fish tank.
      P<hospice> Somebody who is ill may sleep a lot. It is fine to come and sit. They may know who has come.
      Q<hospice> At the door of the room, {Name} may feel ____.
      H<hospice> {helper} can say before what it looks like there.
      H<hospice> {helper} can say what is known, and what is not.
      T<hospice> {he} can bring a picture for the wall.
      T<hospice> {he} can go out to the garden with a grown-up.
      C<hospice> {he} can say, "I can stay, and I can go out."
      A<hospice> There was a visit, long or short. Perhaps there is a picture on the wall now. It is hard when somebody is ill. It is fine to laugh at the fish. Grown-ups can be asked, today and on other days.
    `,
    '6-7': `
      D<hospice> A hospice is a place for people with a hard illness. {elder} is there now, and {Name} may visit. It looks more like a house than a hospital. Nurses and doctors work there, and they are good at helping with pain. Some people come for a rest, and some stay. Grown-ups can say how it is for {elder}.
      P<hospice> People there may be tired, so a visit can be short. Some like to talk, and some like company that is quiet.
      P<hospice> Nurses there know many children who visit. They can be asked anything.
      Q<hospice> On the way to the room, {Name} may feel ____. It may be two words at once.
      H<hospice> {helper} can tell before the visit what may look different.
      H<hospice> {helper} can tell truly what is known, and what is not.
      T<hospice> {he} can bring something to show, or a joke.
      T<hospice> {he} can say when it is enough, and wait outside with somebody.
      C<hospice> {he} can think, "I may ask, and I may just sit."
      A<hospice> The visit was as long as it was. Somebody was glad of it, awake or half asleep. It is hard to see a person so ill. It is good to have been there. Questions may come later, in the car or at bedtime. They may be asked then.
    `,
    '8-10': `
      D<hospice> A hospice looks after people with a serious illness, and its name comes from a word for guest. {elder} is there, and that may be hard for {Name}. Some guests come for a week, to have pain treated, and go home again. Others stay. Which of these it is may be asked, and adults can say what they know.
      P<hospice> Those who work there have chosen it. They are used to tears, long silences and bad jokes, and they find all of them normal.
      P<hospice> Somebody who is very ill often has little strength for talking. Company counts without it.
      Q<hospice> Before the first visit, {Name} might feel ____. Wanting to go and not wanting to are both usual.
      H<hospice> {helper} can say beforehand how {elder} looks at present, and what the machines are for.
      H<hospice> {helper} can give a true answer to a hard question, even if it is a short one.
      T<hospice> {he} can bring something to do with hands, such as cards or a photo album.
      T<hospice> {he} can say, "I'd like to go out for a bit." ~ Nobody there will mind.
      C<hospice> {he} can think, "I can ask, and I can sit. Both are a visit."
      A<hospice> There was a lamp, a window and somebody who knew who had come. What happens next may be known or not, and asking about it is allowed on every day. It is hard to see a person so ill. To have sat beside them is something that stays.
    `,
    '11+': `
      D<hospice> A hospice is a place for people with a serious illness, and better than its reputation. {elder} is there, which may be hard for {Name} to picture and hard to visit. There is usually a garden, decent coffee and staff who know more about pain than almost anyone. Some patients come for treatment or rest and leave again, and some do not. It is fair to ask which it is, and to get an answer.
      P<hospice> Adults often say less than they know, in the belief that it protects somebody. They can be told that guessing is worse.
      P<hospice> The staff have met every kind of visitor, including those who stand in the corridor for twenty minutes. They leave them a chair.
      Q<hospice> Outside the room, {Name} might notice ____. Dread and tenderness frequently arrive together.
      H<hospice> {helper} can say plainly what the doctors have said, and what they have not.
      H<hospice> {helper} can agree on a signal for leaving the room, no questions asked.
      T<hospice> {he} can read something aloud, or play a song. ~ It saves the search for words.
      T<hospice> {he} can stay away once, and send a message instead. ~ It is not a test of love.
      C<hospice> {he} can think, "I can ask. I can sit. Neither needs a speech."
      A<hospice> The coffee was drinkable and the window looked out on a bird table. What was said may have been ordinary, and ordinary things are what most people there would like more of. It is hard to watch an illness, and it is harder to imagine it from home. The questions can be asked in the car.
    `,
  },
};
