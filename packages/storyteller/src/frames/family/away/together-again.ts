import { said, type NamedScene } from '../../scene.ts';

const JOINS = String.raw`\bjoin(?:s|ing|ed)? (?:me|us|(?:his|her|their) (?:mum|mom|dad|mother|father|parents?))\b|\b(?:com(?:e|es|ing)|mov(?:e|es|ing|ed)|join(?:s|ing|ed)?|arriv\w+|fly(?:ing)?|travel\w*|brought|bringing|came)\b[^.!?]{0,60}\b(?:(?:to )?(?:live|be|stay)(?: here)? with (?:me|us|his|her|their)|join(?:ing)? (?:me|us|(?:his|her|their) (?:mum|mom|dad|mother|father|parents?))|be with (?:me|us))`;
const APART = String.raw`\b(?:(?:has ?n['’]?t|have ?n['’]?t|has not|have not|not|never) (?:really )?(?:seen|lived with|met)|(?:\d+|two|three|four|five|six|seven|eight|several|many) years|since (?:he|she|they) (?:was|were) (?:a baby|two|three|four|five|six|little|small|tiny)|(?:left|lived|raised|brought up|grew up|been) (?:\w+ )?(?:with|by) (?:(?:his|her|their|my) )?(?:gran\w*|aunt\w*|uncle))\b`;

/** A child who comes to live with a parent whom it has not seen for years: two who are related, and begin to be acquainted. */
export const togetherAgain: NamedScene = {
  id: 'together',
  image: 'two toothbrushes in one cup, and years that are told bit by bit',
  cue: said(
    `(?=[^]*(?:${APART}))[^]*?${JOINS}`,
    String.raw`\b(?:foster\w*|adopt\w*|prison|jail|step\w*|new (?:partner|wife|husband)|contact|refugee|war\b|weekends?)\b`,
  ),
  decides: true,
  answers: /\b(?:moving|live|lived|years|seen|country|england|uk|ghana|nigeria|join|nervous|shy)\b/i,
  titles: { young: 'Two Cups, One Table', older: 'The Years in Between' },
  beside: {
    benefits: [
      'Says that two people who are family may still have to get to know each other.',
      'Keeps those who looked after {name} in between in the story.',
      'Gives {name} something to show, to keep and to say.',
    ],
    talk: {
      young: [
        'What do they find out about each other at breakfast?',
        'How may somebody feel on a first evening?',
        'Shall we fix a day for calling those who are far off?',
      ],
      older: [
        'What is not known yet on either side?',
        'Which word went into the blank?',
        'Shall we choose something from the other home that is to be kept?',
      ],
    },
  },
  text: {
    '6-7': `
      D<together> {who} has been away from {Name} for a long time. Now they are going to live in one home. A face on a screen is flat, and it has no smell. In a home it is a whole person. That may be good and strange on the same day.
      P<together> {who} knows how {Name} was before. There is a lot to find out about how {he is} now.
      P<together> Those who looked after {him} in between are family too. It is right to miss them.
      Q<together> On the first evening, {Name} may feel ____.
      H<together> {helper} can ask which food tastes of home.
      H<together> {helper} can fix a day for calling those who stay behind.
      T<together> {he} can show three things that {he likes}.
      T<together> {he} can say, "This is very new," and have a quiet minute.
      C<together> {he} can think, "It is new, and we have time."
      A<together> Two who were away from each other have breakfast now. One of them takes jam, and the other finds that out. Tomorrow it is known. Far off there are people who like to hear about the jam.
    `,
    '8-10': `
      D<together> For a long time {who} was away, and {Name} grew up without that person in the next room. Now there will be one home for both. It sounds like coming back, and it is more like beginning. Each of them is older than on the last day. It is possible to look forward to it, and to have no idea what to say at breakfast.
      P<together> In the head of {who} there may be a smaller child, who liked other things. It takes a while to change all those pictures.
      P<together> The people who cooked and scolded in between are family as well. Missing them takes nothing away from anybody.
      Q<together> At the first breakfast, {Name} might feel ____. It may be more than one word.
      H<together> {helper} can ask what is to come along from the other home, a song or a soup.
      H<together> {helper} can fix a time for calls with those who stay behind.
      T<together> {he} can say, "We do not know each other well yet." ~ It is honest, and it is not rude.
      T<together> {he} can write down three things that nobody here can know.
      C<together> {he} can think, "We are family already. The rest can take its time."
      A<together> {who} used to be away, and now there are two toothbrushes in one cup. Toothbrushes get used to each other at once, and people take longer. Some days will feel like family, and some like a visit. The calls to the other side go on, and supper is in one place.
    `,
    '11+': `
      D<together> For years {who} was away, and a family was held together by telephone. Now that distance is to be given up. {Name} is going to live with somebody who is close and, in some ways, a stranger. Both have changed, and neither has watched it happen. It is no contradiction to be glad of that and wary of it. It only takes notice of the facts.
      P<together> {who} may remember a much younger person, and buy the wrong size of everything. That is no lack of love. It is what a gap in the information looks like.
      P<together> Those who were there in the meantime stay who they are. To miss them is not a vote against anyone.
      Q<together> On the first ordinary evening, {Name} might notice ____. It may not be what people expect at an airport.
      H<together> {helper} can ask what is to be kept from the other home: a dish, a language at table, a call on Sundays.
      H<together> {helper} can leave time, and not take closeness for granted. ~ It grows on its own after that.
      T<together> {he} can make a list of what nobody here could know: foods, jokes, bad memories of fish.
      T<together> {he} can keep a fixed hour for those who stayed behind.
      C<together> {he} can think, "We are related. Now we can get acquainted."
      A<together> A suitcase is unpacked sooner than some years. Parts of it will be awkward, such as who may say no and who knows where the plates are. {who} is not away any more, and that is a beginning rather than a result. There is room in it for a good many suppers.
    `,
  },
};
