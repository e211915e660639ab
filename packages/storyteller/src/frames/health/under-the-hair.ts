import { said, type NamedScene } from '../scene.ts';

const DEVICE = String.raw`\b(?:hearing ?aids?|implants?|processors?|bahas?|bone conduct\w*)\b`;

/** Hidden from others on purpose, and not behind a sofa. */
export const KEPT_HIDDEN = String.raw`(?=[^]*${DEVICE})[^]*?\b(?:(?:hid(?:e|es|ing|den)|cover(?:s|ed|ing)?|tuck(?:s|ed)?|keep(?:s|ing)?)\b[^.!?]{0,40}\b(?:under|behind|with|by) (?:his|her|their|the|a|long)? ?(?:hair|hat|hood|cap|headband|scarf)|hair (?:down |worn |grown |long )?(?:over|to (?:hide|cover))|(?:does ?n['’]?t|doesnt|does not|did ?n['’]?t|do(?:n['’]t| not)|never) (?:want|like|let) (?:anyone|anybody|people|others|the others|the other \w+|(?:his|her|their) (?:\w+ )?(?:class\w*|friends?|mates?)|everyone|everybody|them|a soul)(?: at (?:his|her|their|the) (?:\w+ )?school)?(?: else)?(?: to)? (?:know|see|notice|find out)|secret from|pretends? (?:that )?(?:he|she|they) (?:does|do|has|have)(?:n['’]?t| not) )`;

/** A hearing aid that its owner would rather not have seen: whose news it is, and what a few who know can do. */
export const underTheHair: NamedScene = {
  id: 'underhair',
  image: 'hair over an ear, and news that has one owner',
  cue: said(
    KEPT_HIDDEN,
    String.raw`\b(?:behind the (?:sofa|bed|curtain)|in (?:his|her|their|a) (?:toy|drawer|shoe|bin)|swimming|(?:brother|sister)(?:['’]s| has| wears))\b`,
  ),
  decides: true,
  answers: /\b(?:hid\w*|hair|hat|know|new school|see|notice|secret|class\w*|friends?|cover\w*)\b/i,
  titles: { young: 'Whose News Is It?', older: 'Whose News Is It?' },
  beside: {
    benefits: [
      'Leaves it to {name} who gets to know about the hearing aid.',
      'Says honestly what hiding costs, with no push to show it.',
      'Gives a sentence for the day when somebody sees it.',
    ],
    talk: {
      young: ['Who may be told?', 'Which word went into the blank?', 'What helps to hear in a room?'],
      older: [
        'What is between telling nobody and telling everybody?',
        'Which word went into the blank?',
        'What would be a good short sentence?',
      ],
    },
  },
  text: {
    '4-5': `
      D<underhair> Under hair or a hat, a hearing aid can hide. {Name} may like that best. It is {his} ear, and {he} can say who may know. A few who know can help. They turn their face when they talk.
      P<underhair> Some people talk to a back. They do not know that it is hard to hear from there.
      Q<underhair> When somebody sees it, {Name} may feel ____.
      H<underhair> {helper} can tell just the teacher.
      H<underhair> {helper} can help to find a short answer.
      T<underhair> {he} can say, "It is for my ears."
      T<underhair> {he} can choose one friend to show it to.
      C<underhair> {he} can think, "I say who may know."
      A<underhair> The hair is down, and the hearing aid works under it. The teacher knows, and looks up to talk. It can be shown one day, or not. It hears just as well.
    `,
    '6-7': `
      D<underhair> A hearing aid can be under hair, where nobody sees it. {Name} may like it best that way. It is {his} ear, and it is {his} news. One thing is good to know. People who have not been told may talk with their back turned. So one or two who know can be a help.
      P<underhair> Whoever does not know cannot tell that a question was not heard. It may look as if nobody wanted to answer.
      P<underhair> People look at a new thing for some days. After that they look at faces again.
      Q<underhair> When the hair slips back, {Name} may feel ____.
      H<underhair> {helper} can talk with the teacher alone. ~ The class need not be told.
      H<underhair> {helper} can practise one short answer with {him}.
      T<underhair> {he} can choose who gets to know, and when.
      T<underhair> {he} can say, "Please say it again." ~ That works with hair and without.
      C<underhair> {he} can think, "I choose who knows."
      A<underhair> The hair is down today, or it is up. The hearing aid does its work both ways. The teacher knows, and looks up when it matters. Who else gets to know can be settled later, or not at all.
    `,
    '8-10': `
      D<underhair> Hair is a good hiding place for a hearing aid, and {Name} may keep it there. It is private news, and its owner decides who gets it. Hiding has a price as well. Whoever does not know talks from behind, mumbles, and takes a missed question for bad manners. A secret also wants to be guarded all day, in PE, in the wind, at every touch of a hand. It need not be all or nothing. Between nobody and everybody there is one.
      P<underhair> Most classmates have something that they would rather not have looked at. They are busier with that than one would think.
      P<underhair> Teachers need to know, so that a lesson can be heard. They do not need to tell the class.
      Q<underhair> When a hand goes up to check the hair, {Name} might notice ____. It may be a habit by now.
      H<underhair> {helper} can settle with the school who is told and who is not. ~ That can be put in writing.
      H<underhair> {helper} can ask what the worst bit would be, and only listen.
      T<underhair> {he} can pick one person to tell, on a day that suits.
      T<underhair> {he} can keep a sentence for the day when somebody sees it. ~ "It's a hearing aid. What did you say?"
      C<underhair> {he} can think, "Mine to tell, or not."
      A<underhair> One person knows, and not much came of it, except that this person looks up to talk. The hair can be up or down tomorrow. It is a secret that can be kept, or shared in small pieces, or left on a hook one day. The hearing aid works just as well in all three.
    `,
    '11+': `
      D<underhair> There is a technique to hiding a hearing aid: hair on that side, a seat by the wall, a laugh half a second late. {Name} may be good at it. Nobody is owed the information, and it would be wrong to force it. It only has running costs. People who do not know speak to the wrong side, and what they take for distance is a missed sentence. Guarding a secret and following a conversation use the same strength.
      P<underhair> Interest in other people's ears is brief at this age. Most people are fully occupied with being looked at themselves.
      P<underhair> Staff need to know, because lessons depend on it. What they need not do is announce it.
      Q<underhair> When the wind gets up, {Name} might feel ____. Irritated is a fair answer.
      H<underhair> {helper} can agree with the school on who knows, and see that it stays there.
      H<underhair> {helper} can leave the subject alone unless it is brought up.
      T<underhair> {he} can tell one person who keeps things to themselves, and see what changes.
      T<underhair> {he} can have a dry answer ready, such as, "Hearing aid. Carry on."
      C<underhair> {he} can think, "My news, my timing."
      A<underhair> It may stay under the hair for a term or for good. It may turn out, on some windy Tuesday, that a friend has known for weeks and thought nothing of it. Either way the decision stays with the person whose ear it is. With one other person in the know, there is a little more strength left for the conversation.
    `,
  },
};
