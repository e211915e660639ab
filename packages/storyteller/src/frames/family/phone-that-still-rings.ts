import { said, type NamedScene } from '../scene.ts';

const GRANDPARENT = String.raw`(?:grand\w+|gran(?:ny|nie)?|nan(?:a|na|ny)?|oma|opa|nonn[oa]|abuel[oa]|pops?|papaw|mamaw|yiayia|babcia)(?:['’]s)?`;
const PHONE = String.raw`(?:mobile|cell|tele)?(?:phone|mobile|number|voice ?mail|answer(?:ing|phone)?(?: machine)?)`;

/** A child rings somebody who died, writes to the number or plays a message again and again. */
export const phoneThatStillRings: NamedScene = {
  id: 'stillrings',
  image: 'a phone that can still ring, and news for somebody who cannot hear it',
  cue: said(
    String.raw`\b(?:ring(?:s|ing)?|rang|phon(?:es|ed|ing)|call(?:s|ed|ing)?|dial(?:s|led|ling|ing)?|text(?:s|ed|ing)?|messag(?:es|ed|ing)|facetim(?:es|ed|ing)|leav(?:es|ing) (?:\w+ )?messages? (?:on|for)) (?:(?:him|her|his|the|my|old|${GRANDPARENT}) ){0,3}${PHONE}\b` +
      String.raw`|\b(?:wants?|keeps?|tr(?:y|ies|ied)|asks?|asked|begs?|still|can (?:we|i|he|she)|(?:we|i|he|she) can|let (?:him|her)) (?:to |on )?(?:ring(?:s|ing)?|phon(?:es?|ing)|text(?:s|ing)?|messag(?:es?|ing)|facetim(?:es?|ing)|video ?call(?:s|ing)?|call(?:ing)?) (?:him|her|(?:(?:his|her|my|our) )?${GRANDPARENT})(?= |$|[.,!?"])(?! (?:mum|mummy|dad|daddy|names)\b)` +
      String.raw`|\b(?:toy|pretend|play) phone\b|\b(?:phone|mobile|sim) contract\b|\bsend(?:s|ing)? (?:\w+ )?(?:messages|texts|voice ?notes|emails|e-mails) to\b` +
      String.raw`|\b(?:listens?|listening|plays?|playing|replays?) (?:\w+ ){0,3}?(?:(?:his|her|the|old|last|saved|${GRANDPARENT}) ){0,3}(?:voice ?mails?|voice ?notes?|answer ?phone|voice messages?|messages?)\b`,
  ),
  decides: false,
  answers: /\b(?:ring\w*|rang|phon\w+|call\w*|dial\w*|text\w*|messag\w+|mobile|voice ?\w*|answer ?phone)\b/i,
  titles: { young: 'A Phone Can Ring', older: 'The Number Is Still There' },
  text: {
    '2-3': `
      D<stillrings> {who} died. {Name} may ring {who}. Ring, ring! The phone can ring. But {who} cannot hear it. The body stopped.
      P<stillrings> Big people miss {who}, too.
      Q<stillrings> With the phone, {Name} may feel ____.
      H<stillrings> {helper} can listen to it all.
      H<stillrings> {helper} can cuddle {him}.
      T<stillrings> {he} can tell it to a photo.
      T<stillrings> {he} can blow a kiss.
      C<stillrings> {he} can say, "I want to tell you."
      A<stillrings> The phone is quiet. {who} died and cannot answer. Somebody here can listen. Here is a lap.
    `,
    '4-5': `
      D<stillrings> {who} died, and there is still so much to tell. So {Name} may ring on the phone. A phone is a thing, so it can still ring. It rings and rings. But somebody who died cannot hear it. The body has stopped, and the ears have stopped too. So nobody picks it up.
      P<stillrings> Grown-ups do it too. They pick up the phone, and then they remember.
      P<stillrings> A phone may play an old hello. It was said before, when {who} was alive.
      Q<stillrings> When nobody picks it up, {Name} may feel ____.
      H<stillrings> {helper} can say again why nobody answers.
      H<stillrings> {helper} can listen to all that there is to tell.
      T<stillrings> {he} can tell it to a photo.
      T<stillrings> {he} can draw it and put it in a box.
      C<stillrings> {he} can say, "I rang because I miss you."
      A<stillrings> The phone is quiet now. {who} died, and people who died cannot answer. They do not stay away on purpose. There is still a lot to tell, and somebody near can listen.
    `,
    '6-7': `
      D<stillrings> {who} died, and the number is still in a phone. When there is news, {Name} may want to press it. A head can know a thing, and a finger can forget it. A phone is only a thing, so it can ring. It can even play an old hello. But somebody who died cannot hear it or pick it up.
      P<stillrings> Grown-ups do it too. They reach for the phone with some news, and then they remember. A hand takes longer than a head.
      P<stillrings> The number may go to another person one day, or stop. It is good to hear that first from somebody at home.
      Q<stillrings> When nobody answers, {Name} may feel ____. It may be another word the next time.
      H<stillrings> {helper} can say it again: {who} died and cannot answer. ~ Plain words help most.
      H<stillrings> {helper} can hear the news in the place of {who}.
      H<stillrings> {helper} can find out if an old message can be kept.
      T<stillrings> {he} can write the news on a card for {who}. ~ The cards can have a box.
      T<stillrings> {he} can ask what {who} liked to hear about.
      C<stillrings> {he} can think, "I rang because I miss you."
      A<stillrings> The phone lies on the table and is quiet. {who} did not stay away on purpose. A person who died cannot answer, and that is sad each time. The news is still news. There is somebody at home who wants all of it.
    `,
    '8-10': `
      D<stillrings> {who} died, and the number is still there. {Name} may ring it, write to it or play an old message. It is not odd. For years that number was the way to {who}, and a hand learns a way. The phone works as before. A person who died cannot hear it or answer.
      P<stillrings> Many people keep a number for years after somebody died, adults included. Some ring once to hear the recorded voice, and some cannot bear to.
      P<stillrings> A recording was made on an ordinary day, by somebody who was thinking of something else. That is what is so good about it, and what makes it sad.
      Q<stillrings> When it has stopped ringing, {Name} might notice ____. Comfort and missing can be in the same minute.
      H<stillrings> {helper} can find out how a message can be saved before the number ends. ~ A copy in two places is safer.
      H<stillrings> {helper} can be the one who hears the news first now. ~ It is a different ear, and it is a real one.
      T<stillrings> {he} can write what would have been said, in a notebook that has only this in it.
      T<stillrings> {he} can decide who may hear the old message, and when.
      C<stillrings> {he} can think, "The way is still in my hand. That is all right."
      A<stillrings> One day the number may belong to another person, and it helps to know that beforehand. What was said on it stays said. {who} died and cannot answer. The news can still be told, out loud or on paper. There are people who would like to hear it.
    `,
    '11+': `
      D<stillrings> A contact list does not know that anybody died. The name of {who} is still between two others, with a picture, and the last messages stand there as if a reply were due. {Name} may scroll to it, ring it or write to it. Grief charities hear of this all the time. The thumb knows the way, and it goes there when there is something to tell.
      P<stillrings> Adults do the same and mention it less. There are people who pay for a second contract so that a recorded greeting will not be deleted.
      P<stillrings> Relatives may want to close the account because of the bills. They are not closing anything else. It can be said to them what is to be kept first.
      Q<stillrings> When the greeting has ended, {Name} might notice ____. It need not be the same thing as last week.
      H<stillrings> {helper} can have the recordings copied in good time, and ask before the number is given up.
      H<stillrings> {helper} can say plainly that this is a common thing to do. ~ It spares a person from hiding it.
      T<stillrings> {he} can move the messages to a document and go on writing there. ~ It cannot be passed on to somebody else.
      T<stillrings> {he} can tell one person what the latest message would have been.
      C<stillrings> {he} can think, "No reply is coming, and I had something to say."
      A<stillrings> Numbers are handed on after a while, and a stranger may pick up one day. So it helps to have what matters somewhere else by then. {who} died, and nothing that is sent will be read. It was still worth saying. It can be said to the living, who may have been waiting for a chance to talk about {who}.
    `,
  },
};
