import type { Role } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const WORN = String.raw`\b(?:nail (?:varnish|polish)|painted (?:his |her |their )?(?:finger)?nails|nails painted|(?:wear\w*|wore|in|loves?|likes?|put on) (?:a |his |her |the )?(?:\w+ )?(?:dress(?:es)?|skirts?|tutu|tiara|princess \w+)|dress(?:es)? to|(?:his|a|the) (?:\w+ )?(?:dress|skirt|tutu|tiara))\b`;
const LAUGHED = String.raw`\b(?:teas\w*|laugh\w*|mock\w*|ma(?:de|kes?|king) fun|call(?:s|ed|ing)? (?:him|her|them)|bull(?:y|ied|ying)|pick(?:s|ed|ing)? on|(?:mean|nasty|unkind) (?:comments?|things|about)|comments?|giggl\w*|point(?:s|ed|ing)? at)\b`;
const THING: Role = {
  fallback: { text: 'something' },
  cues: [
    { match: /\bnail (?:varnish|polish)|nails\b/i, phrase: { text: 'painted nails' } },
    { match: /\btutu\b/i, phrase: { text: 'a tutu' } },
    { match: /\bskirts?\b/i, phrase: { text: 'a skirt' } },
    { match: /\btiara\b/i, phrase: { text: 'a tiara' } },
    { match: /\bdress(?:es)?\b/i, phrase: { text: 'a dress' } },
  ],
};

/** A boy with painted nails or in a dress, and others who laugh: it is no lesson for the one who wears it. */
export const wearsWhatPleases: NamedScene = {
  id: 'worntoplease',
  image: 'a colour or a cloth that somebody chose, and a laugh that chose nothing',
  cue: said(
    `(?=[^]*${WORN})[^]*${LAUGHED}`,
    String.raw`\b(?:(?:he|she) (?:laugh|teas|mock|call)\w* (?:a|the|another|at a|other)|brother|sister|bit(?:es?|ing|ten)|dress-?up day|fits? (?:him|her)|second[- ]hand|hand-me-down|too (?:small|big|short)|hijab|uniform|cultural|sari|kilt|period|swim\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:nail\w*|dress\w*|skirt|tutu|laugh\w*|teas\w*|school|boys|girls|loves?|wear\w*|paint\w*)\b/i,
  titles: { young: 'I Like It On Me', older: 'Colour on Purpose' },
  roles: { teacher: TEACHER, worn: THING },
  beside: {
    benefits: [
      'Says that clothes and colours belong to whoever likes them.',
      'Leaves it to {name} when and where to wear what.',
      'Shows whom to tell about the remarks.',
    ],
    talk: {
      young: [
        'What did {name} choose to wear?',
        'Which word fits in the blank for {name}?',
        'Shall we choose something we like for today?',
      ],
      older: [
        'Who wrote the rule about what is for whom?',
        'Which word went into the blank?',
        'Shall we think of a short answer, or of none?',
      ],
    },
  },
  text: {
    '4-5': `
      D<worntoplease> {Name} may like {worn}. It looks good, and it feels good. Others laughed and said things. It was teasing, and it was not kind. Colours and clothes are for whoever likes them.
      P<worntoplease> They have not seen it before. New things get looked at, and then they are old.
      P<worntoplease> Some of those who laugh would like to try it.
      Q<worntoplease> When somebody laughs, {Name} may feel ____.
      H<worntoplease> {teacher} can say that it is for everyone.
      H<worntoplease> {helper} can say what looks good about it.
      T<worntoplease> {he} can say, "I like it on me."
      T<worntoplease> {he} can look for a kind child and play on.
      C<worntoplease> {he} can think, "Nice to look at."
      A<worntoplease> The words were told to a grown-up. The game went on, and there was a run and a jump. What {Name} likes to wear can be worn for fun. The unkind words are not so good.
    `,
    '6-7': `
      D<worntoplease> {Name} may like {worn}, because it is nice to look at. Others laughed, and perhaps they said who it is for. It was teasing. There is no such rule, and nobody can say who made it. Long ago, kings wore lace, high heels and pink. People looked up to them.
      P<worntoplease> Children laugh at what they have not met before. By Friday they have met it.
      P<worntoplease> Some look at it for longer than they laugh. They would like it too, and do not dare.
      Q<worntoplease> When the laugh comes, {Name} may feel ____. It may be in the face.
      H<worntoplease> {teacher} can stop it, and say that it is for everyone.
      H<worntoplease> {helper} can ask what {Name} would like to do.
      T<worntoplease> {he} can say, "Yes, and I like it."
      T<worntoplease> {he} can wear it today, or on another day. ~ Both are fine.
      C<worntoplease> {he} can think, "Mine, because I like it."
      A<worntoplease> Nobody was hurt by it, and somebody was pleased each time they looked down. The unkind words were told to a grown-up, who can stop them. Tomorrow {Name} can choose again. That is what choosing is.
    `,
    '8-10': `
      D<worntoplease> There was teasing, and it was about {worn}. {Name} likes it, which is the whole reason anyone needs. The idea that such things are for one half of people is younger than it looks. Kings wore heels and lace, and pink was once sold for boys. It has changed before and is changing now.
      P<worntoplease> At this age everybody watches everybody for what is allowed. Those who laugh loudest are often the most careful about it themselves.
      P<worntoplease> People who have seen it three times have mostly stopped seeing it.
      Q<worntoplease> When somebody makes a remark, {Name} might feel ____. Proud and hurt can come together.
      H<worntoplease> {helper} can ask what would help, and not decide it for {him}.
      H<worntoplease> {teacher} can treat it as the teasing it is.
      T<worntoplease> {he} can say, "I like it," in a bored voice, and change the subject.
      T<worntoplease> {he} can wear it at school, at home or both, as it suits {him}. ~ It can be a different answer each week.
      C<worntoplease> {he} can think, "They have an opinion. I have a choice."
      A<worntoplease> What was said has been told to an adult, whose job it is. The rest is a matter of taste, and there {Name} has some. On some days it is worth the looks, and on some a quiet day is worth more. Neither is giving in. A joke gets old, and a favourite thing does not.
    `,
    '11+': `
      D<worntoplease> Rules about who may wear what have no author and a great many volunteers to enforce them. {Name} likes {worn}, and was laughed at for it. It was teasing, whatever it was called. Heels, lace, make-up and pink have all been men's fashion, some of it in armour. The rule is a habit of one place and one time.
      P<worntoplease> Remarks on it are partly self-defence. Whoever points at somebody else is not being looked at.
      P<worntoplease> It means what {Name} says that it means, and it may mean nothing at all. Nobody is owed an explanation.
      Q<worntoplease> When a comment comes, {Name} might notice ____.
      H<worntoplease> {helper} can be on {his} side without making a campaign of it.
      H<worntoplease> {helper} can ask whether the school is to know, and respect the answer unless somebody is unsafe.
      T<worntoplease> {he} can say, "I like it," and leave the silence to them.
      T<worntoplease> {he} can decide day by day where it is worth it. ~ That is judgement, and no retreat.
      C<worntoplease> {he} can think, "They said something. I chose something."
      A<worntoplease> A comment takes a second to make and has no style. What was chosen took some thought. If it goes on, or is more than words, it is bullying, and adults deal with it. Otherwise it goes the way of all school news. In a few years the same people tend to say that they had admired it.
    `,
  },
};
