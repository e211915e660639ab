/**
 * "Is he going to die?": what is told where a child asks that of somebody who is ill, whoever it is. Nobody knows yet; where a
 * death is certain, other threads tell of it.
 */
export const ASKS_IF_THEY_DIE =
  /^(?![^]*\b(?:is dying|are dying|terminal\w*|hospice|palliative|end of life|(?:days|weeks|months) (?:left|to live)|has died|died)\b)[^]*?\b(?:(?:keeps? asking|asks?|asked|asking|wonders?|wants to know|worr(?:y|ies|ied)|scared|afraid|terrified|frightened)\b[^.]{0,50}\b(?:(?:going|gonna|will|might|could|is|are|gon na)\b[^.]{0,16}\b(?:die|dying|dies)|(?:get|be) (?:better|well|ok|okay) again|going to get better))\b/i;

/** "Scared because Gran is going to die": what is given as a reason is so. */
export const GIVEN_AS_A_REASON =
  /\b(?:because|cos|since|now that|told|knows)\b[^.!?]{0,40}\b(?:(?:going to|gonna|will) die|is dying)\b/i;

/** The same of somebody of the family who is no parent, and is ill: nothing else that is said of it decides what it is about. */
export const ASKS_OF_A_RELATIVE = new RegExp(
  String.raw`^(?=[^]*\b(?:grand\w+|gran|granny|nan|nana|nanna|nanny|pops?|uncle|aunt\w*)\b)(?=[^]*\b(?:cancer|chemo\w*|tumou?r|leuk\w+|stroke|heart (?:attack|operation|problem|failure)|hospital|treatment|operation|ill|poorly|sick)\b)(?![^]*${GIVEN_AS_A_REASON.source})(?:${ASKS_IF_THEY_DIE.source})`,
  'i',
);

/** The paragraphs of that thread by age, for frames whose role `who` is the one who is ill. */
export const ASKED_IF_THEY_DIE = {
  '4-5': `
    D<asks> "Is {who} going to die?" That is a big question, and {Name} may ask it a lot. {who} is very ill, and doctors are helping. Nobody knows yet how it will be. No child made it happen.
    D<asks> A question can come back again and again. {Name} may ask if {who} is going to die. {who} is very ill, so it is fair to ask. Grown-ups say what they know. The rest they do not know yet.
    P<asks> Some grown-ups get tears when they hear it. The question is not bad. It is their question too.
    P<asks> Doctors work on it by day and by night. They know a lot about bodies. They cannot see tomorrow.
    Q<asks> When the question comes, {Name} may feel ____.
    Q<asks> When nobody knows yet, {Name} may feel ____.
    H<asks> {helper} can say, "I do not know yet." ~ That is a true answer, and a better one may come.
    H<asks> {helper} can answer it each time, in the same words. ~ The same words are good to hold on to.
    T<asks> {he} can ask it as often as it comes.
    T<asks> {he} can make a picture for {who}.
    C<asks> {he} can say, "I have that question again."
    C<asks> {he} can think, "They will tell me what they know."
    A<asks> The question may come again tomorrow. There will be somebody to ask. {who} is very ill, and people are helping. It is fine to be sad, and fine to play. Supper is at the same time.
    A<asks> Nobody can see tomorrow, not even a doctor. What is known gets told. It is hard not to know how an illness goes. Here there is a lap, a light and somebody who stays near.
  `,
  '6-7': `
    D<asks> "Is {who} going to die?" {Name} may ask that over cornflakes or on the stairs. {who} is very ill, and it is a hard question. People think of it and do not dare to say it. Doctors are doing what they can. Nobody knows today how it will go.
    D<asks> Some questions about an illness do not go away when they are answered. Whether {who} is going to die is one of them. {Name} may ask it on Monday and again on Thursday. That is not a fault. It is hard to understand. So a head checks if the answer is the same.
    P<asks> Grown-ups may say "of course not" too fast. They wish it so much. A better answer is "we hope not, and we do not know".
    P<asks> It may look as if grown-ups know more and do not say it. Often they are waiting for the doctor as well. Waiting looks like whispering from outside.
    Q<asks> When the question is in the room, {Name} may feel ____. It may be in the throat.
    Q<asks> After the answer, {Name} may feel ____.
    H<asks> {helper} can tell what the doctors said, in plain words. ~ True and short is best.
    H<asks> {helper} can say, "When there is news, you will hear it." ~ Then nobody needs to listen at doors.
    T<asks> {he} can ask it aloud, at any time. It does not make anything happen.
    T<asks> {he} can send a drawing, a joke or a recorded hello. {who} may like to hear from home.
    C<asks> {he} can think, "Asking does not make it happen."
    C<asks> {he} can say, "Is there any news?"
    A<asks> There was an answer, and it was "we do not know yet". It is not a nice answer, but it is a true one. Nothing that anybody thinks or says makes a person ill or well. There will be more news, and {Name} will be told. Until then there is today, with school, soup and people who are worried too.
    A<asks> The question will come back, perhaps on the stairs. It is welcome there. Those who are asked will say what they know. People can be worried about an illness and laugh in the same hour. {who} would not mind that at all.
  `,
  '8-10': `
    D<asks> One question comes up in every family when somebody is seriously ill. Often it is the youngest who says it. {Name} may have asked whether {who} is going to die. It is a reasonable thing to want to know. The honest answer has three parts: the state of things, the treatment, and that nobody knows the end yet. The third part is the hardest to hear, because nobody can make it shorter.
    D<asks> When somebody is so ill, it is hard to ask about dying. {Name} may have asked about {who} more than once. Adults answer with "let us hope" or "do not worry about that", which are not answers. It can seem as if they knew and kept it back. Usually they are waiting too, for a scan, for a doctor, for a better number. An illness of this kind is told in instalments.
    P<asks> Adults are afraid of saying yes and of saying no. So they say something in between, in a cheerful voice. A plain "we do not know" would be easier for both sides.
    P<asks> Doctors are asked this question every day. They answer in terms of chances, and chances are about many people. What will happen to one person they can only find out by treating that person.
    Q<asks> When the question comes up again, {Name} might feel ____.
    Q<asks> After an honest answer, {Name} might feel ____. It may be lighter and heavier at once.
    H<asks> Someone at home can tell what was said by the doctors, the same day, in the same words. ~ Half a message is worse than a hard one.
    H<asks> Someone at home can say beforehand how news will be told, and by whom. ~ Then a ringing phone is only a phone.
    T<asks> {he} can ask for the three parts one by one: how ill, what is being done, what is not known.
    T<asks> {he} can choose one thing to do for {who}, such as a letter or a list of jokes. It is no medicine, and it arrives.
    C<asks> {he} can think, "They do not know yet, and I may ask again."
    C<asks> {he} can say, "Tell me what you know, and what you do not."
    A<asks> The question has been asked, and it has been answered as far as anybody can. Nothing that {Name} thought, said or feared has any effect on an illness, in either direction. There will be other days with other news. It is allowed to forget about it for an afternoon and be happy about a goal. Questions may be asked again tomorrow, and the same ones are fine.
  `,
  '11+': `
    D<asks> In an illness like this there is one question that is asked once aloud and many times silently: whether {who} is going to die. {Name} may have noticed what happens when it is said: somebody starts to tidy the kitchen. There is no conspiracy in it. A serious illness consists largely of not knowing, and adults are no better at that than anyone else. What can be known is how things stand, what is being done and when the next result is due. What cannot be known is the end, and anyone who claims otherwise is guessing.
    P<asks> Adults who are frightened for somebody have two jobs at once, being frightened and getting supper, and they do neither as well as usual. Being vague is how some of them stay upright.
    P<asks> Friends may avoid the subject out of tact, or raise it out of clumsiness. Most are relieved to be told which of the two is wanted.
    Q<asks> When the phone rings in the evening, {Name} might feel ____.
    Q<asks> Having asked, {Name} might notice ____. It can be a relief to have it in the room.
    H<asks> Someone at home can pass on what the doctors said, unimproved, on the day it was said.
    H<asks> Someone at home can agree on how to be reached at school, and for what. ~ It makes the other hours usable.
    T<asks> {he} can ask to be told in three parts: the state of things, the plan, and what is not known.
    T<asks> {he} can write or record something for {who} while there is somebody to receive it. It need not be solemn.
    C<asks> {he} can think, "Not known is not the same as not told."
    C<asks> {he} can think, "Today is known. I can have today."
    A<asks> It has been asked, and nobody has lied. The illness will go on at its own pace, and the news of it will come in pieces, some of them better than feared. It is possible to love somebody who is ill and to have a perfectly ordinary Saturday. Fear does not owe anybody the whole week. When there is something to know, {Name} is on the list of those who are told.
  `,
} as const;
