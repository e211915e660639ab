import { said, type NamedScene } from '../scene.ts';

const SCREEN = String.raw`\b(?:youtube|tik ?tok|films?|movies?|videos?|clips?|tv|telly|online|internet|netflix|trailers?|the news|games?|phone|ipad|tablet|instagram|jump ?scares?)\b`;
const SCARY = String.raw`\b(?:scar(?:y|ed|es)|frighten\w*|horror|creepy|horrible|disturbing|upsetting|violent|gory|huggy wuggy|momo|clown|zombies?|killing|killer|possessed|haunted|evil|terrif\w*)\b`;
const STAYS = String.raw`\b(?:can(?:['’]?t|not) (?:stop|get|forget|sleep)|keeps? (?:thinking|seeing|talking)|(?:is |and is |he'?s |she'?s )?(?:still|now) (?:scared|terrified|too scared|petrified|thinks|afraid|frightened)|in (?:his|her|their) head|comes back|goes round|won['’]?t (?:sleep|go|be)|ever since|since (?:he|she|they) (?:saw|watched))\b`;

/** A picture from a screen that comes back. */
export const seenOnAScreen: NamedScene = {
  id: 'seen',
  image: 'a picture that a head shows again, and a hand that can make it small',
  cue: said(
    `(?=[^]*\\b(?:saw|seen|watch\\w*|show\\w*|found|came across|shown)\\b)(?=[^]*(?:${SCREEN}))(?=[^]*(?:${SCARY}))(?=[^]*(?:${STAYS}))`,
    String.raw`\b(?:naked|porn\w*|sex\w*|nudes?|kissing|war|bomb\w*|ukraine|gaza|earthquake|attack on|loud|cinema|too dark|in (?:his|her|their|the) (?:\w+ )?(?:room|bedroom|wardrobe|cupboard)|under the bed)\b`,
  ),
  decides: true,
  titles: { young: 'Smaller and Smaller', older: 'A Picture With an Off Switch' },
  text: {
    '4-5': `
      D<seen> On a screen there was a scary picture. Now {Name} sees it with both eyes shut. A head likes to show such things again. The picture was made by people with paint and lights. It is over, and the screen is off.
      P<seen> The ones who made it went home and had soup. It was a trick.
      Q<seen> When the picture comes back, {Name} may feel ____.
      H<seen> {helper} can sit close and hear about it.
      H<seen> {helper} can draw a silly hat on it with {him}.
      T<seen> {he} can make it small, like a pea, and puff.
      T<seen> {he} can look for five red things in the room.
      C<seen> {he} can say, "It was on a screen. It is over."
      A<seen> The scary thing can have a hat, and spots. Then it looks a bit daft. The screen is black and quiet. It is over, and here is the soup.
    `,
    '6-7': `
      D<seen> Something scary was on a screen, and now it is in a head. {Name} did not ask for it to stay. Heads keep what gave them a fright, and show it again at bedtime. It looks real because the eyes saw it. But there were people with cameras, paint and a tea break. It is over.
      P<seen> Grown-ups have such a picture as well, from when they were small. Most of them can still say which.
      P<seen> Nobody is in trouble for having seen it. To tell about it is the right thing.
      Q<seen> When the picture comes back, {Name} may feel ____. It may come at night.
      H<seen> {helper} can hear all of it, and say how it was made.
      H<seen> {helper} can help to set the tablet so that it stays away.
      T<seen> {he} can draw it, and give it a hat and a tiny bike.
      T<seen> {he} can name five blue things that are here and now.
      C<seen> {he} can think, "I saw it. It is over. I can make it small."
      A<seen> When it comes again, it can have a hat and ride a tiny bike. That makes it look quite worried. Scary things get smaller when they are told and drawn. The film is over, and the bed is real.
    `,
    '8-10': `
      D<seen> A scary clip takes thirty seconds, and a head can run it for weeks. {Name} saw one and would like it to stop. It happens because brains store a fright at once and in bright colours, in case it is needed. Then they show it at quiet moments, mostly at night, as a reminder. The more somebody tries not to think of it, the oftener it comes. It was not real, or it is over, and the reminder does not know that yet.
      P<seen> People who make such things know exactly which sounds make a heart jump. They tested it on each other.
      P<seen> Friends who say that it was nothing have often slept with a light on.
      Q<seen> When it starts up again in the dark, {Name} might feel ____.
      H<seen> {helper} can listen to the whole of it once, without being shocked. ~ Nobody is in trouble for having seen it.
      H<seen> {helper} can look up with {him} how it was made. ~ Plastic and syrup are not very frightening.
      T<seen> {he} can change it on purpose: shrink it, give it a squeaky voice, run it backwards.
      T<seen> {he} can tell a grown-up when a thing like that turns up again, and stop at the first bad second.
      C<seen> {he} can think, "It is a rerun, and I have the switch."
      A<seen> A monster that has been on ten times has a hard time being scary. The reruns come less often, and one week there is none. Some things on a screen are not worth having in a head, and it is sensible to click away early. What was seen is over. What is left is an old picture, and it fades.
    `,
    '11+': `
      D<seen> Thirty seconds of a clip can be enough to furnish several nights. {Name} saw one, by choice or because it was simply next, and it comes back. Memory files anything frightening under "urgent", with full sound, and brings it up whenever nothing else is on. Pushing it away works badly. Psychologists asked people not to think of a white bear, and they thought of little else. It is no sign of being soft, and the event on the screen is over.
      P<seen> Feeds serve such things because people stop at them. A pause of two seconds counts as interest.
      P<seen> Most people in any class carry one picture like this. It is rarely mentioned, since everyone thinks the others laughed.
      Q<seen> When it appears again at night, {Name} might notice ____.
      H<seen> {helper} can be told what it was without confiscating anything. ~ Saying it in words takes out a good deal of it.
      H<seen> {helper} can find a doctor or a counsellor, if it is still coming back after some weeks.
      T<seen> {he} can let it come, and edit it: smaller, black and white, with the wrong music.
      T<seen> {he} can block the account and search for something dull and friendly three times. ~ The feed learns.
      C<seen> {he} can think, "Old file. Seen it. Next."
      A<seen> The picture still turns up now and then, at a smaller size. That is how such files get closed: by being opened a few times on purpose, in company or in daylight. It is over, and it was over then. A thumb that stops a clip after one second is not timid. It has taste.
    `,
  },
};
