import { said, type NamedScene } from '../scene.ts';

const THING = String.raw`(?:(?:mobile |new )?phone|mobile|iphone|(?:new |mountain )?bike|bicycle|scooter|e-?scooter|money|wallet|purse|bag|rucksack|coat|jacket|trainers|air ?pods|headphones|watch|skateboard|football)`;
const TOOK = String.raw`(?:took|taken|stole|stolen|nicked|grabbed|snatched|robbed|demanded|threatened|made (?:him|her|them) (?:hand|give))`;
const STRANGERS = String.raw`(?:(?:some|a group of|a gang of|two|three|four|a couple of|a bunch of|older|big|a) (?:\w+ ){0,2}?(?:lads?|boys?|kids?|teen\w*|girls?|youths?|men|man|strangers?|people|guys?|gang)|strangers?|somebody|someone|a thief|thieves|muggers?)`;

/** Mugged or robbed in the street: things can be replaced, it was no fault of whoever was robbed, and the way out comes back by stages. */
export const takenByStrangers: NamedScene = {
  id: 'mugged',
  image: 'an open hand that let go of a thing, and a street that is walked again in company',
  cue: said(
    String.raw`\b(?:mugg(?:ed|ing|ers?)|(?:was|got|been|were) robbed|robbed of (?:his|her|their)|held up at|knife ?point|${STRANGERS} (?:\w+ ){0,3}?${TOOK} (?:\w+ ){0,3}?${THING}|(?:had|got) (?:his|her|their) (?:new )?${THING} (?:stolen|taken|nicked|snatched|grabbed)\b|${THING} (?:was|got|has been) (?:snatched|grabbed|stolen (?:by|off|from)|taken (?:off|by|from) (?:him|her|them|some|two|three|older|a group)|nicked (?:by|off)))`,
    String.raw`\b(?:our (?:house|home|flat)|burgl\w*|break[- ]?in|broke in\w*|from (?:the|our) (?:garden|shed|garage|garden|car|van|drive|hall|porch)|in (?:his|her|the|my) class|class ?mates?|locker|cloakroom|peg|pencil case|brother|sister|cousin|lunch money|at school|in school|school bag|in the playground|on the news|game|roblox|he (?:stole|took|nicked)|she (?:stole|took|nicked)|worried (?:about|that)|scared of (?:being|getting))\b|\b(?:had|got) (?:his|her|their) (?:\w+ ){0,2}?(?:bike|scooter)s? (?:stolen|nicked|pinched)(?! (?:by|off))|\b(?:someone|somebody) (?:has |had )?(?:stole|stolen|nicked|pinched) (?:his|her|their) (?:\w+ )?(?:bike|scooter)s?(?! off)`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers:
    /\b(?:phone|bike|scooter|money|took|stole\w*|robbed|mugg\w*|alone|go out|walk|way home|bus stop|scared|park|lads?|boys?|knife)\b/i,
  titles: { older: 'An Open Hand' },
  beside: {
    benefits: [
      'Says that handing over a thing was right, and that the blame lies elsewhere.',
      'Tells why a street can look different afterwards, and that this gets less for most people.',
      'Has adults who report it, and a way back outside in stages.',
    ],
    talk: {
      young: ['What was taken in the story?', 'How did it feel?', 'Who can come along?'],
      older: [
        'Why is an open hand the right answer, in the story?',
        'Which word went into the blank?',
        'Which stretch shall we walk first, and who comes along?',
      ],
    },
  },
  roles: {
    taken: {
      fallback: { text: 'what was taken' },
      cues: [
        { match: /\b(?:phone|mobile|iphone)\b/i, phrase: { text: 'the phone' } },
        { match: /\b(?:bike|bicycle)\b/i, phrase: { text: 'the bike' } },
        { match: /\bscooter\b/i, phrase: { text: 'the scooter' } },
        { match: /\b(?:money|wallet|purse)\b/i, phrase: { text: 'the money' } },
        { match: /\bbag|rucksack\b/i, phrase: { text: 'the bag' } },
      ],
    },
  },
  text: {
    '8-10': `
      D<mugged> People took something from {Name} that was not theirs. It was frightening, and it is called robbery, which is a crime. It says nothing about how strong or clever somebody is. They choose a moment with nobody about, and they do it to adults as well. Whatever was done in that minute was right, because it ended with {Name} back home. Things can be replaced. It is over, and it may not feel over yet.
      P<mugged> People often find a better answer afterwards, in bed, with nobody in front of them. It is no use then, and it was not needed.
      P<mugged> Police officers say to everyone, whatever their size: let go of the thing and get away.
      Q<mugged> Thinking of that spot, {Name} might feel ____. It may come out as anger, or as a bad night.
      H<mugged> {helper} can report it, and stay beside {him} if there are questions. ~ That is a job for adults.
      H<mugged> {helper} can walk the way along with {him} for as long as it is wanted.
      T<mugged> {he} can tell it once from beginning to end, and the end is the way home.
      T<mugged> {he} can choose busy streets, a shop to go into, and a friend to walk with.
      C<mugged> {he} can think, "It was wrong of them. I got home."
      A<mugged> The police have a note of it, and somebody walked along today as far as the corner. The street was a street, with a dog and a post van in it. For most people a fright like that gets smaller, by a bit each week. If it does not, a doctor can help. It is over, and it was not {his} fault. Things can be replaced, and there is only one {Name}.
    `,
    '11+': `
      D<mugged> Robbery is mostly a matter of a minute, and it can take up room for months. Somebody took something from {Name} by frightening {him}, and what happened is a crime with a reference number. It was planned to leave no choice: several against one, or a dark stretch, or a moment with a screen in hand. Letting go was the right answer. It is what police officers tell their own children. A thing can be bought twice and a person cannot.
      P<mugged> The mind replays it with improvements, in which one runs, shouts or hits. It does that to be ready next time. It has no idea what was possible in that minute.
      P<mugged> Friends may ask for details, as if it had been a film. "I'd rather not" is a complete answer.
      Q<mugged> Passing a group on the pavement, {Name} might notice ____. Shame turns up here as well, and it belongs to somebody else.
      H<mugged> {helper} can report it, have blocked what can be blocked, and sit in on any conversation about it.
      H<mugged> {helper} can leave the decision about going out to be made in steps. ~ Too careful for a year is as unhelpful as straight back on Monday.
      T<mugged> {he} can take the stretch back by stages: in company, by daylight, then as far as the shop. ~ Alarms are unlearnt by going, a little at a time.
      T<mugged> {he} can tell one friend what happened, so that there is somebody on the bus who knows.
      C<mugged> {he} can think, "They chose it. I got home. That was the job."
      A<mugged> The report is in a file, and the route home has had company all week. One afternoon it will be mainly a route again, with a bad pavement. For most people a fright like this fades over some weeks. Where it does not, and sleep and school suffer, there is help that works, by way of a doctor. What happened is over. None of it was {his} fault, and {taken} can be replaced.
    `,
  },
};
