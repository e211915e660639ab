import { said, type NamedScene } from '../scene.ts';

const SHOUTED = String.raw`\b(?:shout(?:ed|s|ing)?|yell(?:ed|s|ing)?|swore|spat|spit|scream(?:ed|s|ing)?|abus\w+|called (?:us|me|her|him|them)|threw|told (?:us|me|him|her|them) to go|said (?:something |\w+ )?(?:horrible|nasty|racist|awful|vile) (?:things? )?to)\b`;
const IN_PUBLIC = String.raw`\b(?:streets?|bus(?:es)?|trains?|tube|tram|shops?|supermarket|park|town|pavement|car park|road|station|outside|on (?:the|our) way|strangers?|a man|a woman|neighbours?)\b`;
const WHY = String.raw`\b(?:hijab|head ?scarf|niqab|turban|kippah?|muslims?|jew(?:s|ish)?|sikhs?|hindus?|skin|black|brown|asian|foreign\w*|our language|accent|speak\w* (?:polish|urdu|arabic|romanian|spanish|punjabi|somali|ukrainian|turkish|\w+ish)|racis\w*|islamophob\w*|antisemit\w*|go (?:back|home)|refugees?|immigrants?|homophob\w*|two (?:mums|dads))\b`;

/** A stranger who shouts at a family in public because of how they look, dress, speak or believe. */
export const shoutedInTheStreet: NamedScene = {
  id: 'shoutedat',
  image: 'a street in which somebody shouted, and the door at home that shuts behind it',
  cue: said(
    `(?=[^]*${SHOUTED})(?=[^]*${IN_PUBLIC})(?=[^]*${WHY})`,
    String.raw`^(?:(?:he|she|they|my \w+) )?(?:has |just )?(?:shout(?:ed|s)|yell(?:ed|s)|swore|swears|call(?:ed|s)|said|says)\b|\b(?:at school|in class|classmates?|teacher|playground|school bus)\b`,
  ),
  decides: true,
  answers:
    /\b(?:shout\w*|street|bus|hijab|scarf|turban|racis\w*|frighten\w*|scared|skin|go (?:back|home)|because of)\b/i,
  titles: { young: 'The Shout Stays Outside', older: 'The Shout Stays Outside' },
  beside: {
    benefits: [
      'Says plainly that the one who shouted was wrong.',
      'Takes the fright seriously, and leaves safety to the grown-ups.',
      'Says nothing against being who this family is.',
    ],
    talk: {
      young: [
        'Who did something wrong in the story?',
        'Which word went into the blank?',
        'Where is a safe place to talk about it?',
      ],
      older: [
        'Whose shame is it, and whose is it not?',
        'Which word went into the blank?',
        'What would help on the way out next time?',
      ],
    },
  },
  text: {
    '4-5': `
      D<shoutedat> Somebody shouted a mean thing at {Name}'s family. It was loud, and that can be very scary. It was wrong as well. Nobody may shout at people for how they look. What they wear and how they talk is no reason. The family did nothing wrong at all.
      P<shoutedat> The one who shouted did not know them. The mean thing was in that one's head.
      P<shoutedat> Most people think that it is wrong. Some of them say so.
      Q<shoutedat> Out of doors again, {Name} may feel ____.
      H<shoutedat> {helper} can hold a hand and choose the way.
      H<shoutedat> {helper} can tell people who can stop it.
      T<shoutedat> {he} can stay close and hold on.
      T<shoutedat> {he} can tell it at home, as often as it helps.
      T<shoutedat,comforter> {he} can hold {comforter}.
      C<shoutedat> {he} can think, "That was wrong. We are good."
      A<shoutedat> The shout is outside, and the door is shut. It was scary and wrong, and now it has been told. Grown-ups look out for this family, and they know what to do. The family is just as good as it was before.
    `,
    '6-7': `
      D<shoutedat> Somebody shouted at {Name}'s family where everyone could hear. Some people do that because of skin, faith, clothes or language. It is called prejudice, and it is wrong. It is loud and sudden, so it can be very scary as well. Nobody in the family did anything wrong.
      P<shoutedat> Whoever shouts like that does not know the people at all. The bad words belong to the one who said them.
      P<shoutedat> Other people nearby may have said nothing. Most of them thought that it was wrong. They did not know what to do.
      Q<shoutedat> On the way out next time, {Name} may feel ____. It may be in the hands or the legs.
      H<shoutedat> {helper} can make a plan for next time. ~ Stay close, go on, go in somewhere.
      H<shoutedat> {helper} can report it. ~ There are people whose job it is to act on that.
      T<shoutedat> {he} can hold on and look at {helper}.
      T<shoutedat> {he} can talk about it or draw it, today and later.
      C<shoutedat> {he} can think, "It was wrong of them. It says nothing about us."
      A<shoutedat> The shout is on the other side of the door. It was short, and it was wrong. The fright may stay longer, and that is how frights are. It has been told, and grown-ups are seeing to it. All that is good about this family is still there.
    `,
    '8-10': `
      D<shoutedat> A stranger shouted at {Name}'s family in public, because of skin, faith, clothes or language. That is prejudice, and in many countries it is against the law. It is frightening, because it comes out of nowhere. The family did nothing to cause it. There is no way to walk, dress or talk that would have earned it.
      P<shoutedat> Somebody who shouts like that knows nothing about the people in question. It is about a picture in that person's head, and the picture is wrong.
      P<shoutedat> The silent ones nearby were mostly not on the side of the shouter. Many people freeze, and think of something to say ten minutes later.
      Q<shoutedat> Back in that place, {Name} might notice ____. A body remembers places well.
      H<shoutedat> {helper} can report it, and tell {him} what was said and done about it.
      H<shoutedat> {helper} can make a plan for another time: keep going, go in somewhere, stay together. ~ Keeping safe is a job for adults.
      T<shoutedat> {he} can say how it was, also the parts that sound small.
      T<shoutedat> {he} can choose who walks on which side for a while.
      C<shoutedat> {he} can think, "The shame belongs to the one who shouted."
      A<shoutedat> At home the door is shut, and it has been talked about. It was unfair from start to finish, and that was said out loud. The fright may turn up again in that place for a time, and then more rarely. Somebody has written down what happened. What the family wears, speaks and believes is the same as this morning, and it is as good.
    `,
    '11+': `
      D<shoutedat> Some people shout at strangers for the way they look, dress, speak or pray, and one of them met {Name}'s family. It is prejudice out loud, and in many countries a matter for the police. It takes a few seconds and can change how a place feels for weeks. Nothing that anyone in the family did was the reason. The reason was standing there and shouting.
      P<shoutedat> Bystanders who look at their shoes are mostly frightened or slow, and seldom in agreement. It would help if they said so. Some of them wish for years that they had.
      P<shoutedat> Being calm in such a moment is not weakness. Leaving is a tactic, and often the best one.
      Q<shoutedat> In that place again, {Name} might notice ____. Fear and fury can stand side by side.
      H<shoutedat> {helper} can report it, and tell {him} honestly what came of that.
      H<shoutedat> {helper} can talk through what to do another time, for each person in the family. ~ Keeping everyone safe is not a child's job.
      T<shoutedat> {he} can write down what was said and done while it is fresh.
      T<shoutedat> {he} can talk with somebody who knows it from their own life. ~ It saves a lot of explaining.
      C<shoutedat> {he} can think, "That was about them. I know who we are."
      A<shoutedat> It has been told, and put on record, and it is not forgotten. Streets and buses belong to everyone who uses them, and it may take some trips in company before it feels like that. What the family wears, speaks or believes has not changed by one word. The shout had a few seconds, and the rest of the day belongs to them.
    `,
  },
};
