import { said, type NamedScene } from '../scene.ts';

const SORRY = String.raw`\b(?:sorry|apologi[sz]\w*|own(?:s|ing)? up|admit\w*|saying it|lies|lying|den(?:y|ies)|freez\w+|mistakes?|gets? broken|goes wrong)\b`;

/** Owning up once led to a blow or a great row; here a thing that went wrong is mended, and nobody is hurt for it. */
export const whereSorryMeantTrouble: NamedScene = {
  id: 'mendedhere',
  image: 'a warm cup, some tape and a home in which things get mended',
  cue: said(
    String.raw`(?=[^]*${SORRY})[^]*?(?:\b(?:(?:old|other|last|birth|first|previous|before) (?:house|home|family|place|parents?|foster|school)|before (?:he|she|they) came|where (?:he|she) (?:used to live|came from|lived)|birth (?:mum|dad|mother|father)|past|used to)\b[^.!?]{0,80}\b(?:hit|hurt|beaten|smack\w*|punish\w*|belt|slap\w*|scream\w*|shout\w*|lock\w*|starv\w*|worse)\b` +
      String.raw`|\b(?:got|get|was|were|been|be|gets|being) (?:hit|hurt|beaten|smacked|punished|slapped|screamed at|locked)\b|\b(?:flinch\w*|cower\w*|waits? for (?:the|a) (?:slap|smack|blow)|(?:foster|adopt)\w*[^]*\b(?:trauma\w*|abus\w*|neglect\w*)))`,
    String.raw`\b(?:i|we|i've|we've|his dad|her dad|his mum|her mum|dad|mum) (?:have |had |just |once )?(?:hit|smacked|slapped|beat) (?:him|her|them)\b|\b(?:he|she) (?:hit|smacked|slapped|kicked|punched)\b|\b(?:hit|hurt) (?:by|with) (?:a |the |his |her |another )?(?:\w+ )?(?:ball|car|swing|friend|boy|girl|child|brother|sister|classmate)`,
  ),
  decides: false,
  answers: new RegExp(String.raw`\b(?:mend|fix|tea\b|draw|hit|old (?:house|home))`, 'i'),
  titles: { young: 'Here We Mend', older: 'Things Get Mended Here' },
  roles: {
    mending: {
      fallback: { text: 'a drawing' },
      cues: [
        { match: /\bcup of tea\b|\bmak\w+ (?:\w+ )?a tea\b|\ba tea\b/i, phrase: { text: 'a cup of tea' } },
        { match: /\bcard\b/i, phrase: { text: 'a card' } },
        { match: /\bice pack\b|\bplaster\b/i, phrase: { text: 'an ice pack' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<mendedhere> Things go wrong in each home, and then somebody is sorry. {Name} may want to hide. In this home nobody gets hurt for it. Here things get mended. A hand can bring {mending} or hold the tape.
      P<mendedhere> In some homes, sorry was not a safe word. A body remembers that for a long time.
      P<mendedhere> Grown-ups here can wait. They like mending more than words.
      Q<mendedhere> When a thing has gone wrong, {Name} may feel ____.
      H<mendedhere> {helper} can keep a soft voice and sit down low.
      H<mendedhere> {helper} can start the mending. ~ There is room for one more hand.
      T<mendedhere> {he} can watch first, and that is fine.
      T<mendedhere> {he} can pass the tape or carry a spoon.
      C<mendedhere> {he} can think, "Here we mend, and I am safe."
      A<mendedhere> The tape went on, and the cup got warm. Nobody was hurt, and nobody was sent away. Sorry can be a thing to do. It can also wait for another day.
    `,
    '6-7': `
      D<mendedhere> In each home things go wrong, and somebody is sorry. {Name} may know that it is not safe to own up in some homes. So a body learns to hide. In this home things get mended. Nobody here gets hurt for a mistake. There is tape, and there is time to say sorry with the hands.
      P<mendedhere> A body that was scared once stays careful. It may freeze or say no, even when nobody is cross. That is not being rude. It is a body doing an old job.
      P<mendedhere> Grown-ups here make mistakes too, and then they mend. It can be watched from the door.
      Q<mendedhere> When something has gone wrong, {Name} may feel ____. It may be in the tummy or in the legs.
      H<mendedhere> {helper} can say first, "Nobody gets hurt here." ~ It helps to hear it before anything else.
      H<mendedhere> {helper} can start the mending and leave a place next to it. ~ Nobody is told to come.
      H<mendedhere> {helper} can ask what is needed, with no big talk.
      T<mendedhere> {he} can watch how others mend. ~ Watching is a start.
      T<mendedhere> {he} can help a grown-up with {mending}.
      T<mendedhere> {he} can leave the word out. ~ Mending counts without it.
      C<mendedhere> {he} can think, "That was there. Here we mend."
      A<mendedhere> The tape holds, and somebody has a warm cup. There was no shouting and nobody was hurt. Some sorries are words, and some are things that hands do. Both count in this home. A body can learn that slowly, one mended thing at a time.
    `,
    '8-10': `
      D<mendedhere> Owning up is a risk, and how big it is depends on the house. In some homes "sorry" was answered by shouting or worse, and a body that lived there learnt to say nothing. {Name} may notice it in the jaw or in the legs, long before any thought. In this home nobody gets hurt for a mistake. What went wrong gets mended. It can be with glue, with {mending} or with words.
      P<mendedhere> From outside, it can look like stubbornness. Those who know what a body remembers see somebody who is keeping safe, in a way that once worked.
      P<mendedhere> Whoever was hurt mostly wants it noticed and put right. The exact words matter less to them than people think.
      Q<mendedhere> In the first minute after it, {Name} might notice ____. It may belong to then and not to now.
      H<mendedhere> {helper} can say what will happen and what will not. ~ "Nobody gets hurt here" can be said each time.
      H<mendedhere> {helper} can mend grown-up mistakes where they can be seen.
      H<mendedhere> {helper} can leave it until later, if later is easier.
      T<mendedhere> {he} can pick from a list of mendings, with no words in it.
      T<mendedhere> {he} can begin with the thing and leave the person for later.
      C<mendedhere> {he} can think, "That was then. In this house we mend."
      A<mendedhere> Somebody's tower has been rebuilt, a little crooked. Nothing else happened, and that is the point. A body keeps count, even when nobody asks it to. Each time that something goes wrong and only gets mended, it has one more on the list. To say sorry in words can come some day or stay out of it.
    `,
    '11+': `
      D<mendedhere> Saying sorry is taught as good manners, and manners assume that it is safe to admit something. It is not in every house, and {Name} may know the moment in which everything shuts. Where owning up led to being shouted at or hurt, saying nothing was good sense. The habit can outlive the house by years. Where people mend, the rules are different: what went wrong is put right, by any means, and nobody is hurt for it.
      P<mendedhere> To people without that history it looks like coldness. It is nearer the opposite, because somebody who felt nothing would have no reason to freeze.
      P<mendedhere> A person who was hurt may still need to hear something. It can come late, on paper, or through somebody else, and it can be one line long.
      Q<mendedhere> In the seconds after it, {Name} might notice ____. The body answers faster than any thought.
      H<mendedhere> {helper} can say calmly what the consequences are and what they are not, each time. ~ Predictable is what safe feels like at first.
      H<mendedhere> {helper} can apologise aloud for grown-up mistakes, and let it end there.
      H<mendedhere> {helper} can know of people who help with what a body remembers, and mention them once.
      T<mendedhere> {he} can repair something practical and leave the talking out.
      T<mendedhere> {he} can send a line an hour later. ~ Sorry keeps.
      C<mendedhere> {he} can think, "That was another house."
      A<mendedhere> It takes a good many small breakages to convince a nervous system, and no speech will do it faster. A plate is replaced, a message is sent, somebody puts the kettle on. Nothing follows. In time a person may find the word sorry in the same drawer as the glue, as one tool among several.
    `,
  },
};
