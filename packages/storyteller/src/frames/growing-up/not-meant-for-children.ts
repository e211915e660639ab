import { said, type NamedScene } from '../scene.ts';

/** Videos, pictures or searches that are not for children, which a child has seen or looked for. */
export const notMeantForChildren: NamedScene = {
  id: 'notforkids',
  image: 'a film in a head that was not made for it, and somebody to tell',
  cue: said(
    String.raw`\b(?:(?:watch(?:es|ing|ed)?|look(?:s|ing|ed)? (?:at|up|for)|search(?:es|ing|ed)?|found|finds|seen|saw|sees|accessed|googl\w+)\b[^.!?]{0,40}\b(?:(?:inappropriate|unsuitable|adult|rude|sexual|explicit|horrible|violent|scary|18|naked|grown[- ]?up|bad) (?:\w+ )?(?:videos?|things|stuff|content|pictures?|images?|websites?|sites?|clips?|films?)|(?:videos?|things|stuff|clips?|films?|channels?) (?:that )?(?:(?:he|she|they) (?:should(?:n'?t| not)|(?:is|are)(?:n'?t| not) (?:allowed|meant|supposed))|not (?:meant )?for (?:children|kids|(?:his|her|their) age)|(?:(?:that )?(?:are|is) )?(?:not suitable|too old))|porn\w*)|porn(?:ography)?\b)`,
    String.raw`\b(?:nightmares?|scared|afraid|frightened|terrified|(?:won['’]?t|can['’]?t|cannot|not) sleep|stranger|sent (?:a|him|her|them)|asked (?:him|her|them) for|(?:took|takes|taking|sends|sharing) (?:a |nude|naked)|dad watches|parents watch)\b`,
  ),
  decides: true,
  answers: /\b(?:videos?|youtube|watch\w*|inappropriate|porn|search\w*|friend showed|showed (?:him|her)|shouldn'?t)\b/i,
  titles: { young: 'A Film That Was Too Old', older: 'Not Made for This Head' },
  text: {
    '6-7': `
      D<notforkids> On a screen one video comes after another, and some are made for grown-ups. {Name} may have seen one. It may have been by mistake, or just to find out. To be curious is fine. But such a film goes into a head and stays there for a bit. It can be scary or strange.
      P<notforkids> Grown-ups set a rule for it as they do for hot pans. It is about what is good for a young head.
      P<notforkids> Screens do not know who is looking. So it happens to lots of children.
      Q<notforkids> When that film comes back in a head, {Name} may feel ____. It may be two feelings at once.
      H<notforkids> {helper} can hear about it and not be cross.
      H<notforkids> {helper} can set the screen so that such films stay out.
      T<notforkids> {he} can turn the screen over and come and tell.
      T<notforkids> {he} can say to a friend, "I don't want to see that."
      C<notforkids> {he} can think, "Too old for me. I turn it over and tell."
      A<notforkids> It was told, and somebody listened. The screen is set now, and it shows things for children. The odd film gets paler, like all films. There is no trouble for telling. A question about it can be asked at any time.
    `,
    '8-10': `
      D<notforkids> The internet has a shelf for everything, and nobody stands in front of it. {Name} may have seen something on a screen that was made for adults. Somebody showed it, or it turned up by itself, or it was searched for. Being curious is no crime. It is how brains work. Only, a picture goes in faster than a word, and it cannot be handed back.
      P<notforkids> What is in such films is acted, cut and made to shock or to sell. It does not show how people are with one another.
      P<notforkids> Adults may look shocked. What they mind is the film. Most are glad to know about it, because then it is not carried alone.
      Q<notforkids> Thinking of what was on it, {Name} might feel ____. Curious, sick and worried can come together.
      H<notforkids> {helper} can answer any question about it, without a lecture.
      H<notforkids> {helper} can put a filter on, and look together at what is good to watch.
      T<notforkids> {he} can shut it and tell an adult. ~ The rule at home can be: no trouble for telling.
      T<notforkids> {he} can say, "Not for me," when a friend holds out a phone.
      T<notforkids> {he} can ask a person instead of a search box. ~ A person knows how old {he is}.
      C<notforkids> {he} can think, "It is made to shock. I can close it."
      A<notforkids> It has been told, and a few odd questions have had answers. The screen has a filter, which catches most of it and not all. The pictures come back now and then and get fainter. If they do not, an adult is told again. That is what they are there for.
    `,
    '11+': `
      D<notforkids> Most people of this age have come across something on a screen that was made for adults: violence, porn, things done to people. {Name} may have been shown it, stumbled over it or gone looking. Curiosity about it is ordinary, and nobody is dirty or strange for having it. It is also true that these films teach, whether one wants them to or not, and that most of what they teach is wrong.
      P<notforkids> What is shown is staged. Consent, kindness and ordinary bodies have been left out, and pain is made to look like fun. As a guide to people it is about as useful as a car chase is to driving.
      P<notforkids> Sites and apps are built to serve the next thing, a little stronger each time. It is a design, and not a sign of what a person is like.
      Q<notforkids> After seeing it, {Name} might notice ____. Several feelings can contradict one another.
      H<notforkids> {helper} can talk about it once without shock, and be available for the second question.
      H<notforkids> {helper} can set filters openly, and say what they are for.
      T<notforkids> {he} can close it, and tell somebody if it does not leave {his} head.
      T<notforkids> {he} can refuse the phone that is passed round: "Seen enough, thanks."
      T<notforkids> {he} can get real answers from a nurse, a good book or a trusted adult.
      C<notforkids> {he} can think, "That is a product. It isn't how people are."
      A<notforkids> Nobody can unsee a thing, but it can be put in its place, and talking does most of that. If it has become hard to stop, or if somebody sent it or wants something for it, it belongs in front of an adult today. Neither of those is a disgrace. The screen can be dark, and the questions can be asked of a person.
    `,
  },
};
