import { said, type NamedScene } from '../scene.ts';

const OWN_HEART = String.raw`(?:(?:his|her|their|my) heart|a heart (?:attack|problem|condition)|heart (?:attacks?|failure|disease))`;

/** The fear that something is wrong with one's heart, which worry makes fast. Who has an illness of the heart is not told of it. */
export const aHeartThatCanBeHeard: NamedScene = {
  id: 'heartheard',
  image: 'a heart that beats all day unnoticed, until somebody listens',
  cue: said(
    String.raw`\b(?:something|anything|sth) (?:is |might be |may be |could be )?(?:\w+ )?wrong with (?:his|her|their|my) heart\b|\b(?:worr\w+|scared|afraid|frightened|terrified|anxious|anxiety|panick?\w*|convinced|thinks?|says?|believes?|fears?)\b[^.!?]{0,60}\b(?:${OWN_HEART}\b[^.!?]{0,30}\b(?:stop\w*|beat\w*|rac\w+|pound\w*|thump\w*|fast|fail\w*|give up|explode|wrong|bad|ill|attack)|a heart attack|heart attacks?|heart problem)|\b(?:check(?:s|ing)?|feel(?:s|ing)? for|counts?|counting|takes?) (?:his|her|their) (?:own )?(?:pulse|heart ?beat|heart)\b`,
    String.raw`\b(?:heart (?:surgery|operation|op\b|defect|murmur|transplant|monitor|medicine|specialist|hospital)|(?:born|has|lives) with (?:a|an) [^.]{0,20}heart|cardiac|cardiolog\w*|pacemaker|congenital|(?:dad|mum|mom|nan|gran\w*|grand\w*|uncle|aunt\w*|brother|sister|teacher|friend|neighbour)(?:['’]s)? (?:has |had |died|just |recently )?(?:\w+ )?(?:of )?(?:a |his |her )?heart|after (?:a |his |her )?heart attack|breaks? (?:his|her) heart)\b`,
  ),
  decides: true,
  answers: /\b(?:heart\w*|doctor\w*|fine|wrong|beat\w*|pulse|check\w*)\b/i,
  titles: { young: 'Thump, Thump, All Day', older: 'Whoever Listens Hears It' },
  text: {
    '4-5': `
      D<heartheard> A heart goes thump all day and all night. Mostly nobody hears it. Then {Name} may hear it go fast, and a worry comes. "Is it ill?" But a worry makes a heart go fast. So does a run, and so does a laugh.
      P<heartheard> Doctors listen to hearts with a cold round thing. They know how a well heart sounds.
      Q<heartheard> When the heart goes thump, {Name} may feel ____.
      H<heartheard> {helper} can sit close till it is slow again.
      H<heartheard> {helper} can say what the doctor said, or ask one.
      T<heartheard> {he} can blow out slowly, as if at hot soup.
      T<heartheard> {he} can tell a grown-up when it hurts.
      C<heartheard> {he} can say, "Hello, heart, you are at work."
      A<heartheard> Thump, thump, and now it is slow. Nobody can hear it any more. The worry told somebody, and that was good. The heart goes on by itself, even in sleep.
    `,
    '6-7': `
      D<heartheard> A heart works day and night, and mostly nobody notices. Then {Name} may hear it thump and worry that something is wrong with it. A worry makes a heart go faster. So the thumps get louder, and the worry gets bigger. Running does it too, and so does a fright. A fast heart is mostly a heart at work.
      P<heartheard> Doctors listen to hearts all day. They know how a well one sounds. What they have said is still true the next day.
      P<heartheard> Whoever listens hard to anything hears a lot. A clock at night is loud in the same way.
      Q<heartheard> When the heart goes thump, {Name} may feel ____.
      H<heartheard> {helper} can say once more what the doctor said. If nobody has asked one, {helper} can.
      H<heartheard> {helper} can sit with {him} until it slows down. ~ It does that by itself.
      T<heartheard> {he} can breathe out slowly, five times, and look for three blue things.
      T<heartheard> {he} can tell a grown-up at once when it hurts or {his} head spins. ~ Then somebody looks after it.
      C<heartheard> {he} can think, "Thump, thump, it hears my worry."
      A<heartheard> The heart beats quietly again, and soon nobody will notice. It beats about a hundred thousand times a day. The worry may come back and want to listen. It can be told to somebody. Then there are better things to listen to.
    `,
    '8-10': `
      D<heartheard> A heart beats about a hundred thousand times a day, and hardly anyone notices. {Name} does notice, and then comes the worry that something is wrong with it. Worry sends out the same signals as running: the heart speeds up and beats harder. So the worry finds its own proof, and the proof makes more worry. Doctors know that circle well. A heart that is fast in a fright is doing what it was told.
      P<heartheard> Doctors see a good many children who are afraid for their hearts, and nearly all of those hearts are well. What a doctor has found does not change because it feels fast on Tuesday.
      P<heartheard> Whoever listens closely to a clock at night hears it grow louder. The clock has not changed, only the listening.
      Q<heartheard> When the beat speeds up, {Name} might feel ____.
      H<heartheard> {helper} can write down what the doctor said, with the date. If nobody has been asked yet, a doctor can be. ~ Paper keeps an answer.
      H<heartheard> {helper} can stay near and talk about something else until it slows down. ~ It takes some minutes.
      T<heartheard> {he} can breathe out for longer than in, ten times. ~ The heart follows the breath a little.
      T<heartheard> {he} can leave the pulse alone for an hour. ~ Checking feeds the worry.
      T<heartheard> {he} can tell an adult at once about fainting or a pain in the chest. ~ Adults look into those.
      C<heartheard> {he} can think, "It is fast because it heard the worry."
      A<heartheard> Somebody asked what was for supper, and the heart went back to its work unwatched. It is at its best when nobody keeps count. The worry may turn up again with the same proof. By then it is known how the circle goes, and where one can step out of it.
    `,
    '11+': `
      D<heartheard> Few worries are as good at producing their own evidence as the one about the heart. {Name} may notice a strong beat, or one that seems to trip, and wonder what is wrong. The wondering releases adrenaline, adrenaline speeds up the heart, and there is the proof. Palpitations of that kind are common at this age, and so are beats that come early or seem to be missed. A heart that races because of a worry is a healthy reflex at an inconvenient time.
      P<heartheard> Doctors take the question seriously, and in nearly all young people the answer is a sound heart. What they found remains true on the evenings when it does not feel like it.
      P<heartheard> Looking up symptoms is a poor way to be reassured, since every search begins with the worst. The pulse rises as one reads.
      Q<heartheard> When the beat makes itself felt, {Name} might notice ____.
      H<heartheard> {helper} can make one appointment, if there has been none, and let the answer count.
      H<heartheard> {helper} can stay in the room and talk about something dull until it has slowed.
      T<heartheard> {he} can leave pulse and watch alone for an hour, and then for two. ~ Every check asks the question again.
      T<heartheard> {he} can lengthen each breath out for two minutes. ~ It is one of the few levers within reach.
      T<heartheard> {he} can tell an adult at once about fainting, or chest pain during sport. ~ Those are for a doctor to look at.
      C<heartheard> {he} can think, "Loud is not the same as ill."
      A<heartheard> In the course of the evening it beat some thousands of times without supervision. It will be heard again, in a quiet room or before a test, and the worry will present its evidence. The evidence can be left lying. A heart does its best work when nobody supervises it.
    `,
  },
};
