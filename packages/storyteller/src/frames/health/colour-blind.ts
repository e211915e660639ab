import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { redAndGreenBibs } from './red-and-green-bibs.ts';

/** Seeing colours in another way (colour blindness): mixed-up crayons, what others say, and names written on pencils. */
const own: Frame = {
  id: 'colour-blind',
  name: 'Colour blindness',
  says: [
    'he is colour blind',
    'mixed up the red and green crayons and the others laughed',
    'colour vision deficiency diagnosis',
    'coloured the grass brown and was told off',
    'red green colour blindness',
    'cannot tell the team bibs apart',
    'friends keep asking what colour is this',
    'just found out she is color blind',
    'painted the sky purple',
    'teacher uses coloured charts he cannot read',
    'upset that he cannot be a pilot',
    'wants to know why he sees colours differently',
    'daltonic',
  ],
  claims: {
    strong: [
      'wrong colour bib',
      'wrong color bib',
      'confuses red and green',
      'mixes up red and green',
      'colour blind',
      'color blind',
      'colourblind',
      'colorblind',
      'colour blindness',
      'color blindness',
      'colourblindness',
      'colorblindness',
      'colour vision deficiency',
      'color vision deficiency',
      'colour deficient',
      'color deficient',
      'daltonic',
    ],
    cues: ['red', 'green', 'crayon', 'colour', 'color', 'mixed up', 'bibs'],
    not: ['learn colours', 'learn his colours', 'learn her colours'],
  },
  topicWords: ['colour', 'red', 'green', 'crayon', 'see', 'eye', 'pencil'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'About one boy in twelve and one girl in two hundred see some colours differently from most people; it runs in families.',
    'Most of them confuse red, green, brown and orange; seeing no colours at all is rare.',
    'The eye has three kinds of cells for colours, called cones; in colour blindness one kind works differently or is missing.',
    'It does not hurt, it is not catching, and most people with it see shapes and details as well as others.',
    'Names on pencils and patterns on charts help; schools can arrange that.',
    'Dogs see blues and yellows, and red looks dull to them. Bees see a colour that people do not.',
    'An optician can test it.',
    'John Dalton, the chemist, wrote about his own colour blindness in 1794.',
  ],
  threads: {
    names: 'names written on crayons and pencils',
    cones: 'three kinds of cells in an eye',
    signs: 'all the other signs by which things can be told apart',
    asked: 'being asked again and again what colour something is',
  },
  threadCues: {
    names:
      /\b(?:crayons?|pencils?|pens?|paints?|painted|colou?red in|colou?red (?:the |a |his |her |their )?\w+ (?:in )?(?:brown|green|red|orange|purple|pink|blue|grey)|colou?ring|drew|draws?|drawing|art|felt tips)\b/,
    signs:
      /\b(?:bibs?|teams?|kit|traffic|ripe|unripe|fruit|berr\w+|strawberr\w+|meat|banana\w*|wires?|cables?|maps?|charts?|games?|cards?|clothes|socks|buttons?|lights?)\b/,
    asked:
      /\b(?:(?:friends?|classmates?|others|kids|children|boys|girls|everyone|people|they|keeps?) (?:keep |always |often )?ask(?:s|ing|ed)?|asked (?:again|what colour)|(?<!colou?red[^.]{0,40})laugh\w*|tease\w*|teasing|mock\w*|friends?|classmates?|others|told off|quiz\w*|test(?:s|ing) (?:him|her|them))\b/,
  },
  onlyWhenSaid: ['asked'],
  roles: {},
  titles: {
    young: [
      { text: 'The One With the Stripe', thread: 'signs' },
      { text: 'A Name on Each Crayon', thread: 'names' },
      { text: 'The Crayon Says Green', thread: 'names' },
      { text: 'Eyes That See It So', thread: 'cones' },
      { text: 'What the Dog Sees', thread: 'cones' },
      { text: 'What Colour Is This?', thread: 'asked' },
      { text: '{name} and the Colours' },
    ],
    older: [
      { text: 'Other Signs', thread: 'signs' },
      { text: 'What Else Tells It', thread: 'signs' },
      { text: 'Read the Pencil', thread: 'names' },
      { text: 'Letters on the Lid', thread: 'names' },
      { text: 'Three Kinds of Cones', thread: 'cones' },
      { text: 'What a Bee Can See', thread: 'cones' },
      { text: 'And What Colour Is This?', thread: 'asked' },
      { text: 'One Answer Is Enough', thread: 'asked' },
      { text: 'The Same Meadow, Seen Differently' },
      { text: '{name} and the Colours' },
    ],
  },
  benefits: [
    'Explains why some people see colours in another way.',
    'Shows what makes crayons, charts and teams easier to tell apart.',
    'Gives {name} a sentence for people who ask.',
  ],
  talk: {
    young: [
      'What can eyes see in their own way?',
      'How is it when colours look alike?',
      'Shall we write names on our crayons?',
    ],
    older: [
      'What did the story say about eyes or labels?',
      'Which word went into the blank?',
      'Shall we see which things at home need a label?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['crayon', 'pencil'],
  },
  text: {
    '2-3': script(`
      D<names> Here are the crayons. {Name has} one. It has a name on it. It says green.
      D<names> {Name} can see crayons. Two look the same. One has a leaf on it. That one is green.
      D<cones> Eyes see colours. {his} eyes see them in their own way. So do the dog's eyes. The ball is round for all.
      D<asked> {Name has} a crayon. People ask about its colour. They ask again. It is just a crayon.
      D<signs> Eyes can see a lot. {Name} can see big and small. Here is a spot. There is a stripe. The colours can wait.
      P Many boys see colours like that. Some girls do too.
      P Dogs see blue. Red looks dull to them.
      P A cow can be any colour. On paper, it can.
      Q With crayons, {Name} may feel ____.
      Q When people ask, {Name} may feel ____.
      H {helper} can draw on it.
      H {helper} can say the colour.
      T {he} can ask, "Which one is it?"
      T {he} can draw a big cow.
      T<comforter> {he} can draw {comforter}.
      C<names> {he} can say, "Leaf means green."
      C<cones> {he} can say, "My eyes see it so."
      C<asked> {he} can say, "I see it my way."
      C<signs> {he} can say, "The one with the spot."
      A<names> Here is the green crayon. It has a leaf on it. Up and down it goes. Hello, grass!
      A<cones> The eyes look and look. They see the ball. They see the dog. Run, dog, run!
      A<asked> That is enough about colours. Now there is paper. The crayon goes round and round. Hello, circle!
      A<signs> Big one, small one. A spot, a stripe. Eyes can find them all. The colours can rest.
    `),
    '4-5': script(`
      D<names> In the box there are lots of crayons. To {Name}, some of them look nearly the same. A red one and a brown one may look alike. So each gets a name on its paper. Then the crayon says what colour it is.
      D<cones> Eyes have tiny parts that see colours. In {his} eyes, some of them work in another way. So red and green may look alike. It does not hurt. The eyes see shapes and faces and birds.
      D<cones> A dog sees a red ball and finds it dull. A bee sees colours that people cannot see. {Name} sees colours in another way too. Many boys see them like that, and some girls.
      D<asked> {Name} sees some colours in another way. When others hear that, they may ask. "What colour is this? And this?" They are curious, and they ask a lot. It can be too much after a while.
      D<signs> There are lots of ways to tell things apart. A thing can be big, or round, or have a stripe. {Name} sees some colours in another way. So other signs are good. A soft plum is ripe. The top light means stop.
      P Others may not know that eyes can be different. They think that everyone sees what they see. Telling them once can help.
      P Teachers like to know about it. Then they can say the name of a colour too. They can put words on things.
      P Painters paint blue horses and red trees. People hang them on the wall and like them.
      Q When two things look alike, {Name} may feel ____.
      Q When somebody asks about colours, {Name} may feel ____.
      H<names> {helper} can write names on all the crayons.
      H {helper} can tell the teacher about it. ~ Then nobody is surprised.
      H {helper} can say which clothes are which, if asked.
      T {he} can ask a friend, "Which one is red?"
      T<names> {he} can look for the name on a crayon.
      T<names> {he} can paint a tree in any colour at all.
      T<comforter> {he} can draw {comforter} in any colour.
      C<names> {he} can say, "The name tells me."
      C<cones> {he} can think, "My eyes see it in their own way."
      C<asked> {he} can say, "I see it my way. Let us play."
      C<topic> {he} can draw {topic}.
      C<signs> {he} can think, "Which one has the stripe?"
      A<names> The crayon has a name, and the grass gets its colour. Or it gets another colour, and that is fine too. The picture is done. It goes on the wall.
      A<cones> A meadow is not the same to a dog and a bee. Each sees it with other colours. Eyes are clever. Now there is a ball to find.
      A<asked> Now the others know about it. They have asked enough for one day. A picture can be any colour. There is room for one more crayon.
      A<signs> Round, soft, big, and with a stripe. That tells a lot, and it needs no colours. A friend can say the rest. Eyes find what they look for.
    `),
    '6-7': script(`
      D<names> Red, brown and green can look much alike to some eyes. {his} eyes are of that kind. So another crayon can get into a picture. It is no mistake of the hand. With a name on each pencil, it can be read what colour it is.
      D<cones> At the back of an eye there are tiny cells for colours. They are called cones. In {his} eyes, one of the three kinds works in another way. That is why some colours look alike. It is called colour blindness, although nobody with it is blind.
      D<cones> A bee can see a colour that no person has ever seen. A dog sees blue and yellow, and red looks dull to it. {Name} sees some colours in another way than most people do. In a class of thirty there is often one who does. It runs in families, like curly hair.
      D<asked> When people hear of it, they may ask, "What colour is this?" {Name} may be shown many things and asked again. They are curious about it. They think of it as a game, and it can be tiring. One answer is enough.
      D<signs> Colour is one sign, and there are many more. {Name} may know some of them. A ripe berry is soft and smells sweet. At a crossing, stop is the light at the top. Signs like those are good where two colours look alike. People with such eyes are often good at it.
      P Those who laugh at a green cow do not know about eyes. They think that everybody sees as they do. Nobody can look through the eyes of another.
      P A teacher may use red and green without a thought. When it is known, words or signs can be added. That is little work.
      P Some people with such eyes can spot a well hidden moth. They look at patterns more than at colours.
      Q When two things look the same, {Name} may feel ____.
      Q When somebody talks about a picture, {Name} may feel ____.
      Q In a game with team colours, {Name} may feel ____.
      H<names> {helper} can help to write names on pencils and pens. ~ It takes one evening.
      H {helper} can tell the school about it. ~ Then teams can wear stripes, or something else that shows.
      H {helper} can say when meat is done or a banana is ripe. ~ Those are hard to see by colour.
      T<names> {he} can read the name on the pencil first. ~ It takes one second.
      T {he} can ask somebody to check a colour. ~ Most people like to be asked.
      T {he} can use whatever colours look right. ~ Painters do that all the time.
      T<quiet> {he} can spend some time {quiet}. ~ Not everything in a day is about colours.
      C<names> {he} can think, "Read first, then colour."
      C<cones> {he} can say, "My eyes do colours in another way."
      C<asked> {he} can say, "I see shapes like you, and colours like me."
      C<topic> {he} can draw {topic} in any colours at all.
      C<signs> {he} can think, "Soft, shiny, at the top. I know other signs."
      A<names> The pencils lie in their box with names on them. The grass is green, or it is brown on purpose. What counts in a picture is what it shows. This one is finished.
      A<cones> The meadow has flowers, bees and a dog in it. Each of them sees it with other eyes. There is no right way to see a meadow. It is big enough for all of them.
      A<asked> The question has had its answer, and the game goes on. People get used to it soon. Then they hold up a ball and not a crayon. A ball can be seen by all.
      A<signs> The colours say one thing, and all the other signs say the same. Top, soft, striped, on the left. Somebody who knows those gets by well. For the rest there are friends, and friends can be asked.
    `),
    '8-10': script(`
      D<names> A box of pencils is sorted by colour, and that is only useful to those who see it. {Name} may have two in there that look like twins, one of them green and one brown. A letter on each solves it: G for green, B for brown. Electricians and map makers use such marks. Nobody thinks of it as a trick. It is simply quicker than guessing, and it works in the dark end of a classroom too.
      D<cones> The back of an eye has about six million cones, which are cells for colour. They come in three kinds, and the brain compares what they report. In {his} eyes, one kind reports something slightly different. Red, green, brown and orange then come out closer together. It is called colour blindness, which is a poor name, since plenty of colours are there.
      D<cones> In 1794 the chemist John Dalton said that a pink flower looked as blue to him as the sky. Hardly anyone had written about that before. {Name} sees some colours differently from most people too. So does one boy in twelve, and one girl in two hundred. It is passed on in families, like the shape of an ear. Bees, dogs and birds all have a version of their own.
      D<asked> There is one question that comes up as soon as people know: "So what colour is this?" {Name} may have heard it about jumpers, pens and lunch. Mostly it is plain curiosity about eyes. It would take one answer, and people ask for twenty. It is fine to close the exhibition.
      D<signs> Colours are often used where something else would do as well. Traffic lights have an order, ripe fruit has a smell, and teams have numbers on their backs. {Name} may have built up a collection of such signs without noticing. It takes other people's eyes no effort to see red. It takes a good observer to see everything else.
      P People take it for granted that the world looks as they see it. Someone who sees it differently is news to them. A few make a joke, because they have no better idea yet. Most would rather know how it works.
      P A teacher who marks things in red and green may not know that it matters. Underlining works for everyone. Most teachers are glad of the hint, and use it from then on.
      P Football clubs have changed their shirts because viewers could not tell the teams apart. So many people see as {Name} does that it pays to think of them.
      P A few jobs test how people see colours, and many more do not. Rules change, and people with such eyes fly, sail, paint and mend wires. An optician can say which tests there are.
      Q When two colours look alike, {Name} might feel ____.
      Q When somebody remarks on a picture, {Name} might feel ____. There is more than one fair answer.
      Q In a game with coloured bibs, {Name} might notice ____.
      H {helper} can tell the school, so that charts and bibs get signs or stripes. ~ It helps more than one child there.
      H {helper} can go through pens and pencils and label them. ~ It is a matter of minutes.
      H {helper} can answer a question about colours without a comment. ~ Socks are a good example.
      T {he} can ask for a label wherever colours carry a meaning. ~ Underground maps have names on them too.
      T {he} can ask a friend to name a colour. ~ Most people can manage that.
      T {he} can choose colours in a picture by light and dark. ~ Photographers think like that.
      T<quiet> {he} can spend some time {quiet}. ~ Few things depend on red and green.
      C<names> {he} can think, "G is for green. Next."
      C<cones> {he} can say, "Three kinds of cones, and one of mine is different."
      C<asked> {he} can say, "That was the last one. Now guess what I see."
      C<topic> {he} can think about {topic}, in whatever colours come to mind.
      C<signs> {he} can think, "What else tells me?"
      A<names> With letters on them, the pencils are what they say they are. The picture can be as green as grass or as purple as a plum. What people will see first is what it is about. The colours come second, in whatever order they were used. Nobody asks a painter for the names on the tubes.
      A<cones> Nobody will find out exactly what another person sees. Everyone says "green" and looks at a meadow of their own. It is a strange thought and a rather good one. The meadow does not mind at all. It has been looked at by bees, dogs and people for a long time.
      A<asked> Sooner or later, the questions run out. Then friends only remember to say "the striped one" and not "the green one". It becomes one of those things that are simply known. Eyes have better things to do than exams. There is a match to watch, and a good many colours that cause no trouble.
      A<signs> When the obvious sign is missing, the others get noticed. Position, shape, shine, smell: most things give themselves away in several ways. Where they do not, somebody can be asked, and it takes two seconds. The colours were only one of the clues.
    `),
    '11+': script(`
      D<names> A surprising amount of information is coded in colour by people who have not thought about it: maps, wires, graphs, warning lights. {Name} may be left guessing at some of it, where a single letter or a pattern would do. Designers have rules for this and often follow them. Where they do not, a label takes a minute. Nobody calls subtitles cheating either, and they are used by far more people than they were made for.
      D<cones> Three kinds of cone cells in the retina report on light, and the brain constructs colours from the differences. In {his} eyes, one kind responds to slightly other wavelengths, or is absent. As a result some reds, greens, browns and oranges lie closer together than they do for most people. The usual term is colour blindness, which is inaccurate. It is inherited, painless and in most forms stays as it is. Shapes, distance and detail are not affected by it.
      D<cones> John Dalton, who worked out that matter is made of atoms, lectured in 1794 about the odd fact that his reds were not other people's. {Name} sees some colours differently as well. One boy in twelve does, and one girl in two hundred, so in a school of a thousand there are dozens. Most of them do not mention it, and some have not found out yet, which shows how well eyes get by with what they have.
      D<asked> The reaction is nearly universal: somebody hears about it and holds up an object. {Name} may by now have named the colours of a great many sleeves. People are fascinated by the thought that their green might not be everyone's green, and they have a point. It is an interesting question. It is less interesting the fortieth time, and nobody is obliged to give a demonstration.
      D<signs> Most objects announce themselves in more than one way. {Name} may have become quite skilled at the other channels: position, texture, brightness, smell, or what the person next to the thing is doing. People with ordinary eyes rarely develop them, since colour does the work. Now and then a situation offers nothing but red against green. That is a fault in the situation, and a question is the quickest repair.
      P Most people have not noticed how often they rely on colour, in the way that one does not notice air. Pointing it out is a service rather than a complaint. The best designers are grateful for it and test their work in grey.
      P A remark about a purple tree or odd socks is mostly thoughtless and soon forgotten by the person who made it. It is fair to answer, and fair not to. Painters have built careers on purple trees, some of them probably with eyes of this kind.
      P Some jobs do ask for particular colour vision, and many more are thought to and do not. Rules differ between countries and change over time. An optician and the people in the job itself know more than a rumour does, and both can be asked years in advance.
      Q When a chart makes no sense, {Name} might feel ____. Annoyance would be reasonable.
      Q When the subject comes up in company, {Name} might feel ____. It can depend on the company.
      Q Thinking about what others see, {Name} might wonder ____.
      H {helper} can see to it that the school knows before exams. ~ Papers can be printed so that nothing depends on red and green.
      H {helper} can answer a question about a shirt without a remark. ~ It is the small courtesies that count.
      H {helper} can arrange a proper test with an optician. ~ It is good to know exactly which colours are concerned.
      T {he} can use an application that names colours through a camera. ~ It settles the matter of socks in private.
      T {he} can say, "That graph does not work without colour." ~ Usually three other people are relieved.
      T {he} can work with contrast, shape and light. ~ Black and white photography was built on them.
      T<quiet> {he} can spend an evening {quiet}. ~ Few pleasures depend on the difference between red and green.
      C<names> {he} can think, "Bad design, easily fixed."
      C<cones> {he} can think, "Other cones, same world."
      C<asked> {he} can say, "Colour-blind, yes. No demonstrations before lunch."
      C<topic> {he} can think about {topic}, where colours are beside the point.
      C<signs> {he} can think, "Next channel, please."
      A<names> Labels are gradually becoming normal, because they help far more people than the one who asked. A pencil with its name on it works in bad light as well. What is made with it will be looked at for other reasons. Colour is one tool among many, and a much overrated one. A good line has no need of it at all.
      A<cones> No one has ever compared their green with anybody else's directly, and perhaps nobody will. What is certain is that eyes of several kinds have been looking at the same meadows for a long time. They found the way home, and the fruit. The rest is vocabulary, and a small disagreement about socks from time to time.
      A<asked> With a short answer ready, the subject tends to close after a minute. Friends start saying "the one on the left" without thinking about it, which is what friends are good at. The fortieth sleeve can go unnamed. There are other things to see, and most of them have a shape, a distance and a story as well as a colour.
      A<signs> Colours will go on being used as labels by people who do not know what it is to do without them. In most cases there is a second clue for anyone who looks, and in the remaining ones there is somebody to ask. Neither needs an apology. A person who has practised noticing everything else is useful company in the dark.
    `),
  },
};

export const colourBlind: Frame = withScenes(own, redAndGreenBibs);
