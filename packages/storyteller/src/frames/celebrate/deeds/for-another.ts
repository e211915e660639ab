import type { DeedThread } from './deed-thread.ts';

/** Something kind that was done for somebody: what that one had before, and what was there afterwards. */
export const forAnother: DeedThread = {
  id: 'another',
  image: 'somebody who needed something, and got it',
  cue: /\b(?:gave|hugg\w+|cuddl\w+|comfort\w+|help\w+|fetch\w+|carr(?:y|ied)|lent|invit\w+|look\w* after|sat (?:with|next to|beside|by)|stay\w* with|made (?:\w+ ){0,4}(?:card|picture|present|cake|tea)|shar\w+|let\b|pick\w+ up|check\w+|wait\w+ for|held|walk\w+ with|play\w+ with|includ\w+|stopped (?:to|a|the)|was (?:so )?(?:kind|gentle|caring|patient)|kind to|brought|wrote|drew|read to|saved|donat\w+|rais\w+|clapp\w+|cheer\w+|thank\w+|translat\w*|gentle|kind hands|soft hands|walk\w* (?:his|her|their|the|a|mr|mrs)|congratulat\w+|good luck|told (?:\w+ ){1,3}(?:not to|to) (?:worry|be sad)|asked)\b/i,
  decides:
    /^(?![^]*\bwalked (?:right |straight )?past\b)[^]*?\b(?:(?:sat|stayed|played|walked|stuck|ate|had lunch) (?:down )?(?:with|next to|beside|by) (?:an?|the|another) (?:[\w-]+ ){0,3}(?:girl|boy|child|kid|pupil|student|lad)|(?:asked|invited) (?:an?|the|another) (?:[\w-]+ ){0,3}(?:girl|boy|child|kid)\b[^.!?]{0,60}\b(?:to (?:play|join|sit|come)|if (?:he|she|they) (?:wanted|would))|helped (?:up )?(?:an?|another|some|the) (?:\w+ ){0,3}(?:year \w+|reception|child|boy|girl|kid|toddler|pupil|lady|man|person|friend|nursery)\b|helped somebody|helped someone|comforted|(?:friend|sister|brother|cousin|mate) was (?:sad|upset|crying|lonely|hurt)\b[^.!?]{0,24}\b(?:sat with|hugged|stayed with|helped|went to|cuddled|gave)|(?:gave|fetched|brought) [^.!?]{0,50}\b(?:when|because|who|while) (?:(?:he|she|they|it) )?(?:was|were) (?:crying|sad|upset|hurt|poorly|ill|lonely|alone|cold)|cheer(?:ed|ing) (?:\w+ ){1,4}on\b|translated for|wrote (?:an?|his|her|their|the) (?:(?!sorry|apolog)\w+ ){0,3}(?:letter|card|note) (?:to|for)|said (?:congratulations|good luck)|congratulated|looked after (?:his|her|their) (?:\w+ )?(?:friend|gran\w*|nan\w*|mum|dad|(?:brother|sister|cousin)\b[^.!?]{0,30}\b(?:ill|poorly|sick|hurt|upset|sad|crying|fell))|(?:walk(?:ed)?|look(?:ed)? after|fed|water(?:ed)?|brought in|put out|did|fetched|got|shop\w*)\b[^.!?]{0,16}\bneighbou?r\S*|(?:carried|helped)\b[^.!?]{0,40}\b(?:old|elderly|lady|neighbour|stranger|new (?:boy|girl)))\b/i,
  titles: { young: 'A Kind Thing for Somebody', older: 'Somebody Saw It and Did It' },
  text: {
    '2-3': `
      D<another> {Name} did a kind thing. Somebody had a need. {Name} saw it. Then came two hands. There!
      D<another> {Name} has two kind hands. They did something. It was not for {him}. It was for somebody. There!
      P<another> It is nice to get a kind thing. It is nice to see.
      P<another> Big people saw it. They said, "Oh!"
      Q<another> With it done, {Name} may feel ____.
      H<another> {helper} can say, "How kind!"
      H<another> {helper} can tell it at home.
      T<another> {he} can do it to a toy.
      T<another> {he} can show how it was.
      C<another> {he} can say, "Here you are."
      C<another> {he} can say, "I saw. I did."
      A<another> Somebody had a need. Then it was better. {Name} did a kind thing. That was nice of those hands.
      A<another> Two hands, and a kind thing. {Name} did that. Now they can rest. Night-night, hands.
    `,
    '4-5': `
      D<another> To be kind, somebody looks up first. {Name} looked up and saw somebody. Then came the part with the doing. It did not take long. For the other one, it made the day a bit different.
      D<another> Kind things do not need to be big. They need to be there at the right time. {Name} was there. There was something to do, and {he} did it. After that, somebody had it a bit better.
      P<another> The one it was for may not have said much. A face can say it too. Kind things are kept for long.
      P<another> Grown-ups saw it or heard of it. They like to tell such things to each other.
      Q<another> Right after it, {Name} may have felt ____.
      H<another> {helper} can say what was kind about it. ~ Then it is clear.
      H<another> {helper} can tell somebody at home.
      T<another> {he} can draw how it was.
      T<another> {he} can think of who may need something tomorrow.
      C<another> {he} can say, "I saw it, and I did it."
      C<another> {he} can think, "That was for somebody else."
      A<another> The day went on after that, for both of them. One of them had it better because of {Name}. It was kind, and it was enough.
      A<another> Nobody keeps a list of kind things. They just happen, and then somebody has it better. This one happened because {Name} looked up. It can be told at supper.
    `,
    '6-7': `
      D<another> Being kind has two parts: seeing it, and then doing it. Most people walk past a lot in a day. {Name} did not walk past. There was somebody who could do with something. {Name} saw it, and then came the part that counts.
      D<another> Nobody can feel somebody else's trouble from inside. It can be noticed from outside, by the face or the shoulders. {Name} noticed, and did something kind. For {him} it was a few minutes. For the other one it was quite a bit more.
      P<another> Whoever it was for may remember it for a long time. People forget what they had for lunch. They do not forget who was kind.
      P<another> Others saw it too. It makes it easier for them to do the same.
      Q<another> Afterwards, {Name} may have felt ____. It may have been nothing much, and that is fine.
      H<another> {helper} can say exactly what was kind about it. ~ Then it can be done again.
      H<another> {helper} can ask how {he} noticed. ~ Not everybody sees it.
      T<another> {he} can tell how it began: what {he} saw first.
      T<another> {he} can keep it as a quiet thing. ~ It is just as kind when nobody knows.
      C<another> {he} can think, "I saw it, and I did not walk past."
      C<another> {he} can say, "It was for somebody."
      A<another> For the other one, that day had something more in it. {Name} put it there. It was kind, and it needed no plan. Just eyes, and then hands.
      A<another> After a kind thing, everything looks as before. One person goes home a little lighter. {Name} goes home too, and has supper like anybody else.
    `,
    '8-10': `
      D<another> It would have been easy not to notice. {Name} noticed, and then did something about it, which is where most kind ideas come to an end. There was no prize in it and nobody had asked. Somebody else's day went differently from then on. That is the whole of it, and it is a good deal.
      D<another> Kind people are not a special sort of people. They are those who did something at the moment when it was needed. {Name} was one of them that day. It cost some time, or a bit of what {he} would rather have kept, or the risk of looking silly. It was done anyway.
      P<another> The person it was for may have been too surprised to say much. It often takes until the evening before the right words turn up. By then the two are no longer in one room.
      P<another> Anyone who saw it will have thought for a second about whether they would have done the same. That is how it spreads, without a word.
      Q<another> Afterwards, {Name} might have felt ____. Some people notice nothing until somebody mentions it.
      H<another> {helper} can say what was seen, without turning it into a speech. ~ The facts do very well.
      H<another> {helper} can ask what gave {him} the idea. ~ It is often one small detail.
      T<another> {he} can tell somebody what {he} saw first. ~ The noticing comes before everything else.
      T<another> {he} can leave it as it is and say nothing. ~ A kind thing is no less kind for being quiet.
      C<another> {he} can think, "I noticed, and then I did it."
      C<another> {he} can think, "It made a difference to one person. One is a number."
      A<another> The next day there was probably no trace of it. One person knows what happened, and {Name} does too. It was kind in the way that is any use, at the time and on the spot.
      A<another> If somebody asked who was kind that day, a name would come up. Nothing more needs to be done about it. The other person went home with something they did not have in the morning.
    `,
    '11+': `
      D<another> Kind thoughts are common, and doing something about them is not, and {Name} did something. It required noticing another person in the middle of an ordinary day, and then giving up a little time, comfort or dignity. No one would have blamed {him} for walking on, and that is precisely what makes it kind rather than polite.
      D<another> What is kind about a thing can usually be said in one sentence. Somebody needed it, and {Name} was there and did it. It did not solve that person's life. It changed one stretch of one day, which is about as much as anybody can do for anybody before supper.
      P<another> The person concerned may not have thanked {him} properly. Being helped is awkward, and gratitude tends to arrive late, although it keeps well.
      P<another> Those who happened to see it will have compared it, briefly, with what they would have done. A few will act on it some day without remembering where they got it from.
      Q<another> Looking back at it, {Name} might feel ____. A slight embarrassment is common afterwards, and it does nobody any harm.
      H<another> {helper} can mention it once, as a fact, and not make {him} the kind one of the family. ~ A reputation for kindness can get in the way of simply being kind.
      H<another> {helper} can ask how the other person is getting on. ~ That keeps it about the person whom it was about in the first place.
      T<another> {he} can look in on it again, in a day or two, if it seems right. ~ The second time often matters more than the first, because it shows that the first was meant.
      T<another> {he} can keep it private. ~ Not everything good needs a witness, and some of it is better without.
      C<another> {he} can think, "It was there to be done, and I did it."
      C<another> {he} can think, "I did not leave it to somebody else."
      A<another> There is nothing to add to it. Somebody had a harder day than they let on, and for a part of it {Name} was kind to them. It may not be mentioned again, and it will be remembered by exactly the right person.
      A<another> Kind acts have a poor press, because nothing breaks and nobody shouts. This one took place, with a time and a location, and {Name} went on with the day afterwards. So did the other person, who was somewhat better off for it.
    `,
  },
};
