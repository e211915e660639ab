import type { Fields } from '../../fields/field.ts';

/** What parents type of school on the day it happened, hardly ever by its name; one text a line. */
export const SCHOOL_TODAY: Fields = {
  'left-out': `
    whole class invited except her
    nobody picks him for the team
    three is a crowd with her besties
    stood by the fence at playtime all week
    They have a WhatsApp group, all the girls of year 6, and mine found out today that there's a second one without her.
    He asked if he could be in the game and they said it's full. It was tag.
    My two eldest build dens with a sign on the door: NO BABIES. The "baby" is five and has sat outside with his torch since breakfast.
    she saw the pics of the sleepover on my phone b4 i could hide it, all 4 of them in matching pjs, her face omg
    How do I explain to a seven-year-old why her two friends suddenly run away giggling when she comes? She asked me what is wrong with her.
    He is the only one in the class who doesn't do football, and on Monday mornings there's nothing else to talk about. He says he's like glass.
    We moved nowhere, she's known them since nursery. It's just that over the summer Lily and Zara went to the same riding camp, and now they've got a language. Neigh for yes. My daughter stood in our own garden, at her own birthday, not understanding. She's eight. She told me it was fine and then asked whether she could go to bed at five.
    I'm a childminder with five of them on a Thursday. Four play families: mum, dad, sister, puppy. The fifth, who's three and a bit younger, asks who she can be and they tell her she can be the door. And she was the door! She stood there for half an hour with her arms out. It breaks my heart. I'd like them all to hear something, but mainly her.
    My boy uses a frame and the other children are nice, honestly they are, they always say hi. But when the bell rings, off they run to the climbing hill, and he's there with the teaching assistant. Nobody decided to do it. It's just where the hill is. Yesterday he asked me to write a letter to the hill.
    At Eid the cousins went up to the roof with their phones and pulled up the ladder. He's nine, the next one up is thirteen. I could hear them laughing and I saw him downstairs helping the aunties with the plates, very busy, very helpful. In the car he said cousins are boring anyway. He'd talked about this day since June.`,
  'peer-pressure': `
    shoplifted a lip gloss because friends did
    they dared him to jump off the wall
    says yes to everything her mates want
    all the others vape behind the gym
    He knew it was wrong to throw eggs at the old man's window. "But everyone was doing it, Dad, and they said I was chicken."
    My ten-year-old has given up ballet, which she loves, because the group decided it's for babies.
    Her friend told her to cut off the other girl's plait in art, and she actually picked up the scissors. She's six, she'd do anything for that friend.
    12yo got talked into skipping last lesson w/ 3 lads, he didnt even want to he says but wot was he supposed to do walk off??
    How do I give my daughter the words to say no to the cool ones without losing them? She's eleven and at every sleepover there's some dare.
    He laughs along at jokes that he finds horrible. He told me in the dark, ashamed, that he's afraid they would start on him if he didn't.
    There's a railway bridge where they go and stand until the train comes. I only found out through the barber. My Sipho's eleven, a sensible child, head of the Sunday school choir. I asked him why, and he looked at his feet and said that if you don't stand then you are out. I've forbidden it, of course. But I won't be there on the day and I'd like him to have a backbone of his own in his pocket.
    It was a small thing: they made her lick a slug. Or rather, they didn't make her, they stood around and chanted until she did. She's seven and she was sick, and then she begged me not to tell since now she's in the gang. I'm a nurse and I'm less bothered about the slug than about the chanting.
    Our son has begun to talk like them, walk like them, and last week he told his best friend from nursery days, in front of the lot, that he doesn't play with weirdos. He cried about it in the bath. He says that Tyler looked at him and he knew what he had to say. He's nine. I want him to find out that you can step out of line and the sky stays up.
    They've all got a video challenge going where you hold your breath till you faint. My twins are ten. One of them said no way and was called a granny for the whole week, the other one tried it and banged her head on the basin. It's the second I'm worried about, she never can bear to be the odd one out, be it trainers or this.`,
  stutter: `
    his words get stuck, b-b-b-ball
    kids finish her sentences for her
    won't say his own name because it starts with M
    4 yo suddenly stammering since easter
    She taps her leg to get the word out, and today a boy in her group tapped along.
    When he has to answer the register he coughs instead of saying "here, Miss", as the H won't come.
    My husband does it, his father did it, and now our little girl has begun repeating the beginnings of words. She asked me why her mouth is bumpy.
    he gets sooo red & shuts his eyes & nothing comes out then says never mind, hes 6 n used to talk nonstop
    How do I explain to a five-year-old that his thoughts are fine and that it's only the talking which takes a little longer?
    He orders the chocolate though he wants the strawberry, because he can say ch and can't say str.
    The speech therapist told us to slow down ourselves, look at her, wait, don't say "take a breath". Easy for me, hard for my mother, who loves her and always jumps in. Last Sunday at lunch, Priya wanted to tell about the elephant at the wedding. It took her a long while to get over the "e". Everybody stared, someone guessed "eggs?" and she left the table. She's seven. It would've been such a good story.
    My brother-in-law tells him to spit it out. Only joking, he says. The lad's nine, funny as anything at home, does all the voices, and when he sings or does his Scottish accent there's no block whatever. But put him on the phone with the pizza man and there's silence, his jaw locked. He's asked me to do all his calls. I'd like him to see that people can wait.
    School play, he has one line: "Behold, the king!" It's the B that he can't get across. He's practised it in the shower, to the cat, with marbles, whatever. He asked if he might say "look" instead and the teacher said it's got to be behold. I'm a bus driver, I don't know about plays, but I know that boy has more courage than the king does.
    Some weeks it's nearly gone, and then he's tired or there's a birthday coming, and it's back, lo-lo-lo-long ones. He's only three and a half and up to now he didn't notice. On Friday a big girl at the sandpit in Hamburg asked him, "Why do you talk like that?" And he looked at me. I hadn't an answer ready. I'd like to have one by next Friday.`,
  'told-off': `
    red card home again, he's 6
    teacher shouted and now she thinks she's bad
    hid his school report in the piano
    name on the sad cloud
    She's had her name written on the whiteboard for talking, the first time ever, and she's been sobbing about it since the school gate.
    The head called him in about the window. He did do it, he owned up, and now he says that nobody at school will ever like him again.
    He was kept in at break for something another boy did and he can't get over how unfair it was.
    report came today 3 x 'below expected' plus 'must try harder', she read it b4 me on the bus & put it in a puddle
    How do I tell my son that a scolding is about what he did and that it isn't the end of the world? He goes to pieces if a grown-up so much as raises an eyebrow.
    The caretaker barked at her for running in the corridor. One sentence, three weeks ago, and she still goes round by the yard.
    In our school in Lagos they read out the positions from first to last. My boy came thirty-eighth of forty-one and his uncle asked him about it in front of the whole compound. He's ten, he isn't stupid, he mends radios. He took the paper and put it under the hen. I'd like him to hear that it's a paper, and that there's a next term.
    It's a behaviour chart with a rocket. Good children go up to the moon. Mine's been on the launch pad since September, and last Thursday he was put in the "crater", for flicking a rubber. He told me about the crater as if it were a real hole. He said, "Everyone could see me in it." He's five. I've spoken to the teacher and we'll see, but in the meantime he thinks that's where he lives.
    Parents' evening was mortifying. He calls out, he doodles, he's not finished a single book. I kept my face straight and then let rip in the car, which I regret. He didn't say a word, he just pulled his hood over. My wife found him later trying to write all of it again, the entire term, at eleven at night. He's nine. I want him to know we're on his side and he can start from Monday.
    It wasn't even a proper telling off. Her swimming coach said "Stop messing about, Freya, I expected better of you", and she got out, got dressed, and informed me she's retired. She's eight, she's been going for three years and loves it. She can't meet the woman's eye. She keeps asking if I think Coach goes on being angry when she's at home.`,
  'losing-a-game': `
    flips the board if he's not winning
    uno. tears. every. single. time
    cheats at snakes and ladders, blatantly
    came second, threw the medal in a bin
    When her counter got sent home in Ludo she put it in her mouth, and said now nobody could play.
    He'll only have a race with me if I promise beforehand that I fall over.
    How do I teach him to shake hands after the match instead of lying face down in the goal mouth while the parents fold up their chairs?
    ds7 chess club lost to a GIRL (his words, we had a talk) aged 6. wants to quit. was going to be world champion till 4pm
    my lad kicked the playstation cos fifa beat him 5 nil, its his brother he was playing an brother did a dance
    She changes the rules as we go along: stepping on a line doesn't count, then it does, then only for me.
    I come from a carrom family, in my father's house you played for blood and nobody let the little ones win. My wife lets her win. So now she's six and she's never been beaten until she sat down with Dada in the holidays, and he cleared the board without looking up. She tipped the powder over his head. He thought it was the funniest thing he'd seen since Diwali, she didn't.
    Sports day. Egg and spoon. He was in front until the egg went, and by the time he'd got it back on he was sixth of six. He walked off the track, straight through the infants' picnic, out of the gate and sat down in our car. I'd the boot open, I was looking for the sun cream. He's eight and he said he'd rather have broken his leg.
    Musical chairs, at nursery, for Ada's birthday. I run the music so I know who's about to go out and I try to be fair about it. When it's Milo's turn to be out he holds on to the chair and takes it with him. It's a small chair, he's strong. He cries that he was sitting in his heart already. I'd like him to find that being out isn't being nobody.
    It's the pub quiz of all things, families' night, kids' round. She knows everything about volcanoes and the other table knew it quicker. She's ten. She sulked all through the fish and chips, told the winners they'd been lucky and wouldn't have her photo taken. Her dad's exactly the same, he hasn't spoken about Ireland v. Argentina since 2015.`,
  perfectionism: `
    rubbed a hole through the paper
    wont try unless she knows she can do it
    "I'm stupid" over one wrong letter
    Rips up every drawing
    His S came out backwards on the birthday card, so he's thrown away the card, the envelope and the stamp.
    She got nineteen out of twenty in spellings and spent the evening on the one, under her bed.
    How do I show a boy of seven that a wonky tower's still a tower, before he kicks down another three hours' work?
    dd9 piano. one wrong note = back to bar 1. every time. been in bar 1-12 since sept. neighbours too
    my sons handwritting takes him hours cos each letter has to sit on the line, teacher says just get it done, he carnt
    He hasn't spoken a word of German for a fortnight, since he said "die Hund" in the bakery and the woman put him right.
    I iced forty cupcakes with her for the school sale, and thirty-six are in the dustbin as the swirls weren't the same. She's eight. I said people would eat them in two bites and no one would look. She said "I'd know". It's what I'd have said. I'm a proofreader, I've been finding other people's slips at the dinner table for years and I'm starting to see where this came from.
    Nothing he makes comes home. The other children run out at three with glue all over and cardboard castles under their arms, and my boy walks out with empty hands. His teacher showed me: they're all in his tray, beautiful, every one not finished. He told her if you don't finish it it can't be bad. He's six years old.
    At gymnastics she slipped off the beam, she wasn't hurt, she'd done it well a hundred times. She will not get back on. She doesn't say she's scared, she says "I've spoilt it". As if the beam had a record of it. I want her to know that the coach fell off her own beam, at a championship, in Manila, on television, and has the clip on her phone.
    My grandson, who's four, needs his trains in a perfect curve and the picture coloured inside the lines, and if the crayon goes over he hits his own hand. Hits it! "Bad hand." I make mistakes on purpose now, I put the milk in the sugar bowl and say oops. He looks at me with such pity.`,
  'told-secret': `
    she blabbed. best friend isn't speaking to her
    his friend told everyone he still wets bed
    "she PROMISED not to say, Mum"
    whole class knows who she fancies now
    He whispered to Ollie that he sleeps with a doll, and by lunch there were eight boys rocking their arms at him.
    Our six-year-old told Grandma about the surprise party, with the date, and now her brother calls her the leak and nobody tells her anything.
    How do I explain that telling me about Zara's bruises was right, when Zara's furious and says she'll never trust her with anything again?
    DD8 cried bc I told my sister abt her crush & sis teased her at dinner. its me who told. how do i fix it
    my girl told the teacher bout the den an it got pulled down, evry one nos it was her an no one will play wiv her
    Two girls swapped secrets on the bus to Tagaytay, and only one of them kept her half of the bargain.
    He'd found out his teacher's having a baby, because I do her scans and I was careless with a diary. I said not a word to anyone. He lasted until news time. He's seven, he put up his hand and told the whole class, before she'd told the headmaster, before she'd told her own mum I think. He says it jumped out. She was gracious, he was sick with shame, and I was in front of my manager.
    At the sleepover they all said one true thing in the dark. Mine said she'd cheated in the maths quiz. On Monday a note went round with it on. She's ten and she knows exactly which of the four it was, as it's spelt wrong. She wants to tell that one's secret back. It's a much worse one, she says, and she has it in her pocket like a stone.
    My nephew, who we're raising, told one boy, just one, that his mother's in prison. That boy told his mother, as children do, and she told the WhatsApp group. He came home and asked how come Mrs Pillay gave him such a long hug. He's eight. He doesn't blame his friend even, he wants to know if a thing can be put back in once it's out.
    She told a secret that wasn't hers. Maeve was keeping a stray kitten in the shed and my Orla let it slip at the butcher's, in front of the whole queue, one of them being Maeve's da. So the kitten's gone to a farm. A real farm, I've checked. Orla's six and she's asked me to take her tongue to the doctor.`,
  'asking-for-help': `
    sat there an hour, never put hand up
    Wet herself rather than ask the teacher
    "I can do it" then tears
    Won't tell anyone when he's stuck
    He couldn't get the lid off his lunchbox, so he went hungry, with three dinner ladies walking up and down beside him.
    How can I teach my daughter that it's no shame to say "I don't get it, could you show me again"?
    She'd lost her coat at the sports hall and waited outside in a T-shirt, in Dublin in January, because she didn't want to bother the man at the desk.
    My grandson would rather break a thing than let on that he can't open it, and he's only 4.
    teacher says hes bright but copies from the board wrong & just keeps going wrong, never says. ds8. told me "she looks busy"
    I'd like her to learn whom she can go to, and what to say, when her shoelace is in a knot or her zip's jammed or she can't reach.
    He spent the whole of swimming gala with his goggles on too tight. He had rings round his eyes at teatime, like an owl. I asked why he hadn't told Mr Naidoo, and he said that Mr Naidoo would have had to kneel down and his knees are bad. He's so considerate it breaks your heart, he's 7, but he can't go through life like that.
    I fix things, that's my job and I suppose I'm a bad example, I don't ask the way either. My girl's 10. She's been sitting over a science project on her own until eleven at night, in a state, with a father downstairs who's an electrician and it's about circuits. She says that if you get help it doesn't count.
    in grade 1 there are 52 children and one madam. my son has been sitting without pencil since monday because his rolled away & he is afraid to go & say. he told his granny only
    When something's too hard she whines or throws it, and the words "help me, please" just don't come out, though she's 3 and talks about everything else.`,
  'moving-class': `
    Going up to year 3, different building
    they've mixed the classes and she's with nobody
    toddler room to preschool room monday
    Loved year 1. Dreading year 2
    Same school, same gate, but from September it's upstairs with the big ones, and he asks whether you still get to play up there.
    How do I prepare my daughter for first grade? She thinks that she has to know all the reading before she gets there.
    They put the lists up on the window on Friday, and all his friends are in 4A and he's in 4B.
    She's being moved up a year because she's bored, and now she's the smallest in the room and they've all known one another since they were four.
    ds5 finishes reception tmrw & sobbed in the bath that his peg with the hedgehog wont be his any more
    He's to repeat Grade 2, and his friends are all going on to Grade 3, and he'd like to know what he'll tell them.
    On moving-up day they spent an hour in their next classroom. She came out grey. It seems the chairs are a different colour, there's no carpet, and someone said that they do fractions. She's 6 and all through the holidays in Cornwall, on the beach, with an ice cream in her hand, she's asked me what fractions are.
    In our nursery the children go from the Ladybirds to the Owls once they're three. Most skip across. Emeka goes over in the mornings, and after ten minutes he's back at our gate with his blanket, looking through the bars at the babies. I'm fond of him, but he's ready for it. A small story about somebody who outgrows a room would suit him.
    juniors is a separate playground so she cant see her brother at break any more. also lockers. also homework. also no more golden time. she has made me a list of everything thats worse
    His class of nine is being joined with the other one because there are too few children left in the village, so from August it's twenty-three and a new room.`,
  prejudice: `
    they said her skin is dirty
    called my son a terrorist. he's 8
    "Go back where you came from", at the park
    two mums, and a boy says that's disgusting
    She scrubbed her arms in the bath till they were red, because a girl at nursery wouldn't hold a brown hand.
    How do I explain to my 6 year old why the security man followed us round the shop and not the other family?
    A mother at the playground pulled her child away from my boy's wheelchair as if it were catching.
    My daughter came home from her school in Ohio and asked whether we could change her name from Oluwaseun to Emma, so they'd stop making noises when it's called.
    we are travellers & dd7 wasn't asked to the party, the mum told her straight out "not your sort". whole class went
    His friend's granddad said that he doesn't want a Jew in the house, and my son, who's 9, heard it through the door.
    On the bus in Leeds a man shouted at my wife about her scarf, and Hamza, 7, was sitting beside her. Nobody said anything. She told him that the man was having a bad day. Now he wants her to wear a hat when they go out. I'd like him to know it's the man who's wrong, and that there are people who stand up.
    It was my own child who said it. In the lift, about our neighbour: "she's black so she's not from here". She's 5 and I've no idea where she got it, though I could name an uncle. I went hot and cold and I told her to be quiet, which was the wrong thing. Mrs Mokoena has lived in this building for longer than we have.
    boys in his class pull there eyes at him & say ching chong. teacher said they dont mean it. hes 6 and he was born in dublin!! asked me if i can make his eyes bigger
    In the sandpit they've made a rule, only fair ones can be princesses, and my fairness-cream-selling sister-in-law laughed when Anjali told us.`,
  'talking-at-school': `
    Chatterbox at home, silent in class
    hasn't said one word to her teacher since september
    selective mutism, age 5
    whispers to one girl, that's it
    The teacher rang to ask if he can speak; he'd been telling me about volcanoes without taking a breath since he'd got in the car.
    How do I help my daughter when her voice "goes to sleep" at the school gate? That's what she calls it.
    When they call the register the others say "here" and mine lifts a finger, and last week the student teacher marked her absent.
    We speak Tagalog at home and everyone says she's only learning English, but she doesn't talk to the Filipino girl in her class either.
    ds6 fell off the climbing frame, broke nothing but was bleeding, & didnt tell ANYONE cos he doesnt speak there. stood by the wall til home time
    I don't want her to be made to, I'd like a story where someone's quiet at kindergarten and the others find ways to play with her and it comes in its own time.
    It's been a year and a half now. Sofie's 4 and at the Kita in Hamburg she nods, she points, she plays, she even laughs, but without sound. The moment we're through the door she tells me the whole day with all the voices. If one of the nursery teachers meets us at the baker's she turns to stone in the middle of a word. Grandma says she's stubborn. She's not.
    They moved him to the front so that he'd join in. They said no sticker unless he says please. Now he has stopped even the whispering he'd begun with Jamal. He's 7. He told me, in bed with the light off, that the words come as far as his neck and then everybody's looking.
    my niece who i am raising does not utter anything in that school. at home she is singing and even quarreling with the hens. when uncle teacher asks her a sum she writes the answer on her palm & shows
    The other children have started answering for him, "he doesn't talk", they tell visitors, as if he were a fish.`,
  'family-faith': `
    first Ramadan she wants to fast, she's 7
    why don't we have a Christmas tree
    Wants to wear hijab like her big sister
    first communion, she's nervous
    He'll be the only boy in his class with a patka from Monday, and he'd like to know what he's to say when they ask what's under it.
    How do I explain Eid to my 4 year old when we're the only Muslims in the village and there's school that day?
    His father's Jewish and I'm Catholic, and now the boy, 6, asks which half of him goes to heaven.
    She wants to know why Daddy prays and I don't, and if that makes Daddy sad.
    ds5 told whole nursery that santa is haram lol. how do i explain other ppl have their own feasts and we have ours
    In our house the Sabbath starts on Friday when the candles are lit, which means he can't go to football with the rest, and this week he cried about it.
    My girl's 9 and has decided for herself that she'll put on the scarf after the holidays. Her aunt's proud, her father's a bit worried, I'm both. She practises with pins in front of the mirror and then takes it off again and asks me what if it slips in PE. I'd like a story that neither pushes her nor holds her back.
    We're Hindu in a small place in Ohio. For Diwali I put lamps in the windows and made sweets for her whole class, and she asked me to leave them in the car. She's 8. Last year she was so proud of her mehndi. I want her to know why we light the lamps, and that it's something she can show.
    we dont do birthdays, its our belief (witnesses) and my lad is 5 now and starting to notice. they had cake in class n he sat in the corridor with a colouring sheet. wants to know why god minds cake
    During Lent we don't eat meat or eggs or milk, we're Ethiopian Orthodox, and Naomi is asked every lunchtime why she's got only lentils.`,
  'being-teased': `
    They call him Carrot. He hates it.
    laughed at for her Frozen lunchbox
    "baby baby" on the bus every day
    cousins wont stop with the nickname
    Someone found out that his middle name's Valentine, and now the whole class makes kissing noises when he comes in.
    She's lost both front teeth, and the boys on our road ask her to say "sausages" and fall about.
    How do I teach my son to laugh it off? His uncles rib him about his girly singing voice every time we're together, and he goes off and sits with the goats.
    He called his teacher "Mummy" on Monday, it's Friday, and they're still at it.
    dd8 got a hair cut & now they say she look like a boy, they sing it, shes wearing her hat in bed
    It's only her brothers. They don't mean harm, they say "who's a chubby bunny" and she laughs too, and then I find her behind the sofa.
    He likes ballet. He's the only boy in it, and he was fine with that until they did a bit at the school fair. Now two of the lads from his table twirl whenever he walks by. One of them is his friend, which is what makes it awkward. He wants to know how you tell if it's a joke. I thought that was a very good question and I hadn't an answer, I lay floors.
    We've come back from the UK and she speaks English with a Yorkshire accent in a school in Pune. They copy her. "Bath. Grass. Bath." All day, all in fun, they quite like her in fact. She's stopped speaking in the lunch break. I'd like her to have something to say back, not too sharp.
    Our neighbor's kid says my son "throws like a noodle". That's it, that's the insult. Noodle. It caught on, and by the second week of Little League the whole bench was doing noodle arms. He's seven and he laughed the first time. Yesterday he asked to quit baseball.
    I want my daughter to know what to do if she's teased, that a joke where only one side's laughing isn't one. They say she's in love with Kwame because they shared an umbrella.`,
  'new-teacher': `
    Mrs Byrne's leaving. He's inconsolable.
    new miss starts after half term, scared
    the new one shouts, she says
    He wont speak to Mr Adeyemi, wants Miss Joy
    His teacher's going off to have her baby in two weeks, for a year, and he asked why her baby gets her when they had her first.
    The new man does the register by surnames, and my daughter came home and said that nobody there knows her name any more.
    How do I get my 6yo to give her a chance? Frau Petersen has retired, and Frau Krüger is young and strict and does everything differently.
    She's had the same key worker at nursery since she was nine months old, Tracey, and Tracey has got a job at the airport.
    ds7 had mr khan for 2 terms & now hes left for good, they got a new permanant lady, she moved the tables and took the reading sofa out and hes sayin he hates her already
    I teach Class 2 and am taking over in January from someone they love. I'd like something to read aloud on my first day about a stranger at the front of the room.
    My son told the old one everything: about his dad, about the bed, about his stomach. It took him two years to do it. Now there's a new one, since the old one moved to Durban. He said he can't start from the beginning again. He's nine. He has a point.
    We've three grades in one room here, in our village school, so it's one teacher for years. Sir Ben was everybody's. He went to work in Canada, and the municipality has sent us a lady from the city, with a whistle. My daughter's test came back with red on it and Sir Ben never used red. She has put it under the mattress.
    It's the piano, I should say, he's had old Mrs Lindqvist and her biscuits for three years and she's moved in with her son. The new one's very good and very young and says he has been holding his hands wrong all the time. He didn't cry till the car. I think it felt to him as if she'd been rude about Mrs Lindqvist.
    A new teacher with a big beard and a deep voice, she's only ever had ladies. She hides behind the coats till he's done the hello song.`,
  'public-speaking': `
    Show and tell tomorrow, begging to stay home
    one line in the nativity, shes dreading it
    froze on stage in front of everyone
    book report aloud Monday. Sick with nerves.
    She knows the poem backwards in the kitchen, and in the hall her mouth opened and there was nothing there.
    He's been picked to read at his aunt's wedding in Accra, two hundred guests, and he's asked me if he could do it from inside the car.
    How can I help my nine-year-old with her talk on volcanoes? It's three minutes, and she's got it on cards, and her hands shake so much she can't turn them.
    My boy volunteers for nothing in case he's made to stand up and say it. He chats all day long with his friends, it's the rows of faces.
    ds10 has to do a speach to be class rep, he wants to be it so bad but says everyone will look at him & he goes red like a tomato
    I'd like her to learn that a shaky voice is still a voice. She has the elocution contest at school on Thursday, and her house is counting on her.
    It's his bar mitzvah in a year and a half and he's already counting. He's eleven. He can chant it in the shower, the neighbours can nearly chant it with him. But his cousin's voice cracked at his, and somebody filmed it. Now he wants to know if you can be a man privately.
    In our church in Enugu the children's day is a big thing, each child takes the microphone and says a verse. Last year Chidinma got hold of it, heard her own voice come out of the speakers, and dropped it. It made that noise. The whole church laughed, kindly, but laughed. She's seven now, and children's day is on Sunday, and she says she has no verse in her.
    She's playing the innkeeper's wife. "No room." That's all. Two words. She's five, and practised them on the dog and the bin men and the health visitor. At the dress rehearsal she saw the empty chairs and asked if there'd be people in them. Since then she's "got a sore neck".
    Speaking in front of the class is the worst thing in the world to him, he'd rather have the dentist. He has to present his science fair volcano... group of judges, a table, a mic`,
  'friend-who-copies': `
    Same bag, same shoes, same everything. Furious.
    "she stole my drawing idea mum"
    little sister wants to BE her, exactly
    everything he says, she says after him
    My daughter had the idea to come as a jellyfish, told her best friend, and on the day there were two jellyfishes.
    His classmate looks over and builds the very same tower each time, then gets told how clever he is, and mine kicked it down today.
    How do I explain that it's a compliment? She says that if Maya gets the same braids as hers then hers aren't hers any more.
    He says his little brother's an echo. It began as a game, it's been eleven days, and now there's a fist fight before breakfast.
    dd7 is goin mad cos her mate does evrything she does, same pencil case same story same pretend horse called Star, she cryed that she wants 1 thing for herself
    In art the girl beside her draws what she draws, line for line. The teacher pinned up the other one's.
    It started with the guitar. My son, 9, took it up, so next door's boy took it up. Then the chess, then the haircut, then the same joke told in class a minute after his. They've been friends since they were in nappies, and he doesn't want to lose him. He'd just like to have been first, for once, and have somebody know it.
    We're a big family and the cousins are all here in Batangas for the summer. Whatever Bea orders, Trish orders. What Bea sings at karaoke, Trish sings after her, and better. Bea's eight and has gone quiet about what she likes, so that nobody can take it. I thought that was rather sad.
    She writes little books, folded and stapled, about a detective pigeon. A girl in her class has brought out a detective seagull. You'd laugh if you'd not seen the tears. I'm a patent clerk, and I did offer to look into it. She said it isn't funny, Papa, the seagull even has my hat.
    I'd like him to be able to say "please make up your own one" to the boy that's copying him, without shouting it across the whole of Cubs`,
  'photo-day': `
    Refuses to smile for the class picture
    school photographer came, she cried in every one
    he has a black eye and it's picture day
    hides his face from any camera
    My daughter has had a "photo face" since she was four, all teeth and no eyes, and a boy told her so last year, and tomorrow they're back.
    We've to send him in with his shirt ironed and hair combed on Wednesday, and he's said that he'll mess it up on the stairs.
    How do I tell her that it's just a man with an umbrella lamp and takes half a minute? The flash made her jump last time and she thinks it'll do it again.
    The whole family's being photographed for Granny's eightieth in Galway, forty of us on a lawn, and my son, five, slides out of every one.
    ds8 wears a brace on his teeth & wants to be off sick cos theyre doin the school fotos, he practises with his mouth shut in the mirror, breaks my heart
    She blinks. In three years of portraits there isn't one with her eyes open, and now she holds them wide and looks like she's seen a ghost.
    I'm a nursery teacher and tomorrow's the day with the backdrop, the little stool and the squeaky duck. There's a boy in my group who doesn't like being looked at by a lens. He went behind the piano last time. His mother's got that gap in the row of frames at home and has asked me twice. I won't drag him out.
    We're from Ohio and there's this order form, package A to F, and I'd already paid for F. Retake was last Friday. He wore the dinosaur hood and the lady told him to take it off, so he gave it back to me with the hood on and the tongue out. That makes two. Grandma in Toledo would like one with a face on it.
    It's my phone, I admit it. I took so many when she was small that now at six she puts her hand up like a film star. Passport, though. The booth in the post office wants eyes open, mouth closed, no hand. We've spent eleven euros and we've got eleven euros of hand.
    they put her in the middle row between the two tall girls and she says she's going to look stupid forever in the yearbook, its tomorrow`,
  bullying: `
    three boys wait for him by the gates
    they took his shoes. Again.
    "they said nobody would miss me"
    bruises on her arm, says she fell
    A girl two years above makes my daughter hand over her lunch money every Friday, and she's been telling me she lost it.
    How do I get him to tell his teacher? He says if he tells they'll do it worse, and they've told him so.
    Every day for a month the same four have pushed my son's face into the hedge behind the sports hall, and he's ten, and he makes up nosebleeds.
    It turns out that it's mine who's doing it. She's nine, she decides who may speak to a girl called Marta, she's had the others trip her up, and she told me it's a game.
    ds7 got his head held in the toilet by older kids. school say "no evidence". hes got a tummy ache every mon morning & wont say why, i got it from another mum
    she is being threatened by a boy on the school bus, he twists her wrist till she gives him her seat, her snack, whatever. driver does nothing. She's 6
    My boy has a limp and there's a group in his class that walks behind him, in a row, limping. That's how it began. Now they throw his bag over the railway fence and film him climbing after it. I rang the school in Dublin, I've been up there twice, I was told boys will be boys. He's nine. He asked his father to teach him to punch. I'd rather he knew it isn't his shame and who to go to.
    I work nights at a bakery, so it's my mother who gets him ready. She noticed he was putting on two pairs of trousers. He said it's cold. It's Manila, it isn't cold. In the end he told her it's so it hurts less when they kick. He's eight. The ringleader is the son of my landlord. I haven't slept.
    There's a child in my after-school club who's being picked on day in, day out, by the same two, and it's the others I want a story for. They see it. They look at their shoes. One of them told me "if I say something I'm next". They're seven and eight. I'd like them to discover what a few children can do if they stand beside someone.
    My granddaughter used to skip to school. Now she walks ten yards behind me, and if she sees a certain purple coat she takes hold of my pocket. She won't tell me about it. I found her drawing torn up in her bag with words written on it I'd not repeat, in three sorts of handwriting, and her plait had been cut. She's seven. What do I say so that she talks?`,
  'substitute-teacher': `
    Miss Okoro's off sick, meltdown at door
    "that man is NOT my teacher"
    supply teacher again, third this week
    comes home furious, new lady did it wrong
    She didn't know that Eli always hands out the fruit, and she gave it to another child, and he sat under the coats until home time.
    How do I prepare him? They've only told us tonight, by text, that his teacher's on a course tomorrow and a Mr Bell will have them.
    The cover teacher called her Isabella all day long and she's Isobel, and she was too shy to say, and it's eaten her up.
    Our class assistant's standing in while Frau Petersen is at the dentist's, two mornings only, and my son has asked me eleven times if Frau Petersen knows the way back.
    ds6 has autism, sub didnt know about his headphones or the beanbag. got told off for going to it. he wont go tmrw unless she's back
    the whole class plays up when theres a stand in, my daughter too, they swapped names & hid the register. shes 9 and thinks its hilarious, i want her to think how that poor girl felt
    My grandson's teacher has broken her foot skiing, and until she's mended there's a string of strangers, each for a day or two. He's five. He said to me, each of them smells of something different. He doesn't ask them when he needs the toilet, so he's had two accidents, and they sent him home in lost-property trousers. He keeps looking at the door for Miss Kelly.
    I AM the relief teacher. I go from school to school around Cape Town with a bag full of stickers and I see the same thing each time: twenty-five small faces fall as I come through the door. One boy last week asked if I'd eaten her. I'd love a story to read in the first five minutes, so they know I'm just keeping the chair warm, and that they can show me how things go.
    Mondays are spelling, then PE, then show and tell. She had her shell from Goa ready in a box. But there was a sub, who had her own plan, and there was no show and tell and no PE and they did a word search. The shell came home again. She's six, she isn't angry, she only says over and over that Mondays aren't Mondays without Mrs Rao. There'll be somebody else next Monday too.
    hes 4 and its his key worker Danni that's on leave for a week, agency girl doing the room. he wont let her do his coat or wipe his nose. he says "i wait for Danni" & stands by the peg with a runny nose all day`,
  'reading-is-hard': `
    "the letters move about, Mummy"
    eight years old, still can't read bus signs
    his little sister reads better than him
    guesses the word from the picture
    She's learned the whole school book by heart so that I wouldn't notice she can't read a line of it.
    How do I explain to him that dyslexia doesn't mean stupid? We got the report on Monday, and he's heard only the one word.
    When it's her turn to read out she asks for the toilet, every time, and the teacher has now twigged.
    b and d, was and saw, on and no: Kofi's nearly nine, he sweats over one page as though he was carrying it up a hill, and then he doesn't know what it said.
    ds7 threw the book at the wall & said he's thick. hes not thick he built a working crane out of meccano. the words just dont stick
    she gets pulled out for special reading group with the yellow books, all her friends are on chapter books, and she carries a Harry Potter about that she cannot read
    I couldn't do it either. I left school in Sheffield at fifteen and I drive a forklift, and my wife does the letters. Now my lad's six and I see it in him, same face, same tricks, he goes for a drink of water when the book comes out. He asked me to read him his football magazine and I looked at the pictures and made it up. I'd like him to get a better start with it than me.
    My granddaughter can tell you a story that'd have you on the edge of the seat. But put a page in front of her and she goes c-a-t, and by the t she's lost the c. She's been tested in Cork, they were very nice about it. It's the other children who sigh when she's slow. She told me she has "a broken bit for reading". I want her to hear it's a different road, and that it gets there.
    He's ten and his confidence is on the floor. He listens to audiobooks three years above his age, he knows all about the Romans. Then they had to follow the worksheet themselves at the museum and he couldn't make out the questions, so he messed around and was sent to sit on the coach. He'd rather be the naughty one than the one who can't read it. That's what I understood last night, at the sink.
    Homeschooling in Ohio, three kids, first two read at five no problem. number three is 7 and looks at "the" like he's never met it, every single day. We've done phonics songs, sand trays, you name it. He said to me "my eyes are too fast and my mouth is too slow". I'm starting to think it has a name`,
  'saying-goodbye': `
    peeled off me at nursery, again
    "one more hug" times thirty, then screaming
    Clings to the gate, I'm late for work
    she cries until I've gone round the corner
    He's gone to the same childminder for two years, and since the half-term break he grips my scarf at her door as if I were sailing to Australia.
    How do you leave a two year old who's learned to hold on with her legs as well?
    She's quite happy once I'm away, they send me the photos, but those four minutes at the classroom door are tearing the both of us to bits.
    I sneaked out last week while he was at the sand table, on the advice of my aunt, and now he won't take his eyes off me or play at all.
    my LO was fine w/ drop off till i started the new job. now its nails in my neck. shes 3, staff have to carry her in backwards waving at me
    With his dad he trots in without looking back. With me there's the lip, then the tears, and then he runs out after me into the car park in his slippers.
    I work in the baby and toddler room of a creche in Cape Town, and there's one little fellow who stands by the glass after his mum leaves and breathes on it. He's not loud. He just stands. She's on the other side behind the hedge, crying, I can see her from my side. Could you do something about the goodbye: short, the same each time, and that she comes after the afternoon fruit?
    My wife's on earlies and so it's me, at twenty to eight, in the rain, with a five year old who has thought of another thing to tell me. And another. And he needs to kiss my watch. He's been in Year 1 for months, he likes it there, he's got his friends. It's only the moment when I let go. He says that's when his chest goes funny.
    Lola has always brought her. Lola has gone home to Batangas, so now it's me, and I'm no good at it, I get a lump in my throat and she sees that. She's four. She asked this morning, what if you forget which school. I laughed and she didn't. I'd like her to have something to keep in her pocket till I come.
    every morning he says bye to me, to the car, to the car's wheels, then the tears come and the teacher has to unhook his fingers. his sister 9 is mortified. Reception, since january after he was off with chicken pox. How can I make it easier for him to wave me off`,
  'school-dinners': `
    won't eat a thing in the dinner hall
    lunchbox comes back full. Every day.
    "it's too loud to swallow mummy"
    scared of the dinner ladies
    They have to finish before they may go out to play, and she's so slow that she's eaten alone with a mop going round her for three weeks.
    How do I help him carry the tray? He dropped it on day two, peas everywhere, the whole of Year 1 clapped, and now he says he's not hungry at lunch.
    His friends all have sandwiches and he's got jollof in a flask, and someone said pooh, so he tips it in the bin and comes home starving.
    She can't open the yoghurt, she can't open the cheese, and she's too shy to put her hand up for it, so she has the grapes.
    ds5 has gone from packed lunch to hot school meals cos theyre free now & he cries on fish friday. says the custard has a lid (skin)
    nobody told me they sit by class not by friends, so my 6yo sits with the big boys who nick her crisps... she hides her lunch on her lap and eats under the table
    My daughter's a good eater at home. It's the hall: two hundred kids, the echo, the smell of mince, long tables where you've got to climb over the bench. She's just turned five. She holds it together and then eats half a loaf in the car. I've asked if she could sit near the door. They said they'd see. I'd like her to have a plan for it, where to go, whom to sit beside.
    I do the lunches at a primary in Leeds and I see the wee ones come in with their trays at their chins. There's one lad who can't choose. I say pasta or jacket love, and he freezes, and the queue builds up behind him and they start to push, and he ends up with whatever I put on and doesn't eat it. Could somebody write something about my hatch? I don't bite.
    At the Kita they ate in groups of eight with a tablecloth and a candle. Now he's in the all-day school in Altona, and the canteen has three sittings, and you've got twenty minutes. He is six and eats like a professor. He's had his plate taken away three times with the potatoes still on it. He asked me to write to the mayor.
    She swaps. She gives away the tiffin I get up at five to make, the parathas, the lemon rice, for one packet of orange crisps, and then the box comes home licked clean and I thought how well she's eating. Her friend's mother told me. Anvi is seven, she says at their table home food is for babies. I don't mind crisps, I do mind her being ashamed of what's in her box.`,
  homework: `
    Two hours for ten spellings
    'I did school already!!'
    reading book, every night, tears, mine too
    Worksheet's under the sofa. On purpose
    She can do it perfectly well, her teacher says so, but at our kitchen table the pencil is too short, the chair's too hard, and she needs a wee, a drink and the cat.
    He tells me there isn't any, then at half past eight on a Sunday night there's a model of the Colosseum due.
    How do I help without doing it for him? Last night I ended up writing the paragraph on otters and we were both ashamed.
    In Mumbai in class 2 they bring home four subjects a day. My son comes in at three, has tuition at five, and by the time he opens the copybook he's asleep with his cheek on it.
    My ex doesn't make them do it at his weekend so on Sunday evening it's me who's the dragon.
    ds8 screams at me rips the sheet then cries cos its ripped & he has to hand it in tmrw. its 6 sums. 6!!
    I leave the hospital at seven and pick her up from my mother's. My mother left school at ten and can't help, though she sits next to her the whole time out of respect. So we start on the exercises at eight, when neither of us has any patience left. Yesterday she said, 'You only ever ask me about my work, you don't ask about me.' She's nine. I'd like evenings where it gets done and there's something of the evening over.
    Our boy holds it together all day in class and it's as if the bag with the books in it was a bomb. He won't have it in the living room. We tried straight after school, after a snack, after football, before breakfast. We tried stickers, we tried a special lamp. His sister does hers on the bus in six minutes, tells him so, and that's the end of that evening. He's in 3rd grade, it's 20 minutes' worth according to the teacher.
    She rushes it. Writes any old number so that she can go out on her bike, and then it comes back covered in red and she's hurt.
    He sits before the empty page of his reading journal and says he has no ideas, never had one. Every Thursday, due Friday. By the time he's written the date it's dinner.`,
  'group-work': `
    He did the whole poster alone, out of spite
    nobody listens to her ideas in the group
    Put with three girls he can't stand
    sulks unless hes the boss of the project
    The class is making volcanoes in fours. My son was the one who had to fetch the water, all three lessons, and now the model has got everybody's name on it but he says he never touched it.
    When the teacher says 'find yourselves a group', Hanna goes to the bathroom until it's over.
    How do I explain to my nine year old that the mark is for all of them, including the boy who drew on the table the whole time? She's livid.
    He's got autism and four voices at once are too much for him; he puts his head on the desk and the others think he's lazy and tell the teacher he isn't helping.
    Mrs Okafor put them at one table to write a play. Femi wants dragons, the rest want a hospital. He tore up the script and is now sitting out.
    dd10 presentation w 2 others on the romans, she's done all the slides, they did nada, one of them is off sick now & its TOMORROW. crying
    At parents' evening they told us that he's bright but 'can't work with others'. I asked what that looks like. It seems that he takes the scissors and the good card, does it all at top speed and, when they complain, shows them that his is straighter. He's eight. It is straighter, to be fair. My husband's an architect and saw nothing wrong with it. I would like him to find out what the others could've brought.
    My daughter is the quiet one in a class of thirty-six. For science week they had to design a boat, five kids to a boat, and she knew why it would tip over, she'd tried it in the sink at home with a margarine tub. She said it once, in her small voice. Nobody heard. On the day it tipped over in front of the parents and the principal, and she was laughed at with the rest of them. She wants to know how you say a thing so that a group hears it.
    He doesn't do his share. I know it because another mum sent me a message about it, very friendly, with a list of who'd made which part of the rainforest.
    Partner tasks are all right. As soon as it's three or more she won't say a word in the circle, lets them decide, and comes home with a stomach ache because her job is 'glue'.`,
  'sitting-still': `
    ants in his pants, teacher's words
    Falls off his chair daily. Daily
    bum won't stay on the carpet
    'My legs do it by themselves'
    Circle time lasts fifteen minutes and Leo manages three. After that he rolls, taps, crawls under the table and takes two others along.
    At Mass he's up and down the pew like a squirrel. The priest's kind about it but the woman in front isn't.
    How do I explain to her that it's not bad behaviour? She got a note home for wiggling, for WIGGLING, in second grade.
    He eats standing up, one foot on the chair, one in the air, humming. Grandfather says at his table one sits. It was a long lunch.
    They've given him a wobble cushion and a rubber band round the chair legs. He's delighted, but now the boys say it's a baby seat and he would rather go back to tipping and getting shouted at.
    dd7 diagnosed adhd in march. in class she rocks swings sharpens pencils goes to bin 14 times (they count). begs me for a story w a girl like her who cant stay on her chair
    I drive a minibus for a living and can sit for nine hours, so I don't know where he's got it from. At the cinema he watched the film from every row. At the barber's it took two of us. His new teacher has moved his table to the back so that he can stand, which I thought was clever, but he told me in the van that it's where she puts the ones she doesn't like. He wants so much to be good. He holds on to the seat with both hands to keep himself down, he showed me.
    Assembly's the worst: two hundred children cross-legged on the floor, no talking, and a visiting fireman. Mine lasted until the hose. I'm a teaching assistant in the same school so I get to watch from the side, and I see his knees start, then the shoulders, and then he is poking the child in front. It isn't naughtiness, it builds up in him like a kettle. I'd like him to notice the kettle and know what to ask for.
    He listens better upside down. Really, he does, he can tell you the whole chapter. But you can't hang off the chair in year 4.
    Violin lesson, piano lesson, dinner, dictation: anything that needs a bottom on a seat ends in tears. On the trampoline he can say all his times tables.`,
  'school-refusal': `
    Day 31 at home. She can't.
    in uniform, in the hall, can't move
    tummy ache mon to fri never sat
    Got as far as the gate. Turned round
    He's been awake since four because it's Monday. By eight he was under the bed holding on to the frame, and I rang in once more to say he isn't coming.
    My daughter is eleven and hasn't been in since the October break. There's no bully and no one big thing. She says the building makes her stop breathing.
    How do I tell him that no one is angry? The letters about attendance and fines come through the door and he reads them before I can hide them.
    EBSA they call it. She wants to go, she packs her bag every evening, and each morning her legs won't.
    He was sick on his shoes in the car park again. The head says just get him over the threshold, he's fine once he's in. He isn't, he comes out grey.
    yr 5, autistic, burnt out, crying at the word school, even the uniform on the washing line sets him off. on part time timetable 1 hr a day & hes only made it twice
    After the long bout of tonsillitis she was supposed to go back on the Tuesday. Then it was to be the Thursday. That's seven weeks ago. My husband carried her to the car once, and I'll never forget the noise. Now there's a lady from the council who's nice, and the plan is that we drive there at four o'clock when it's empty and walk around the outside. She's eight. She wants to know if other children also have this, where the whole of you says no.
    I'm his granny and I thought it was softness, I'll be honest. Then he stayed with me for a week to 'give it a try from here', as my house is only over the road from the school. Each night he laid out his things so neatly. Each morning he'd be sitting on the bottom stair with one shoe on, shaking like a wee lamb, saying 'I'm trying, Granny'. I took the shoe off him myself in the end. He's ten. He thinks he's broken.
    The other mothers ask whether she's better yet and I don't know what to say as she isn't ill. She does her sums at home in the wardrobe with a torch, happily.
    Ten minutes in the library with the teacher she likes, that is the target for this week. She managed the corridor. I'd like a story with very small steps in it, and nobody saying 'you'll be fine'.`,
  'lessons-are-hard': `
    Times tables don't stick. At all.
    'I'm the thickest in year 4'
    bottom table for everything, she's noticed
    writes 6 backwards still, hes 9
    His handwriting can't be read by anyone, himself included. He knows so much about sharks and what's on the paper is one crooked line.
    They've given her a different workbook from the rest, one with a teddy on the cover. She is ten. She puts it inside a bigger book to hide it.
    How do I explain dyscalculia to my daughter? She can't tell which is more, 8 or 12, without counting on her fingers under the desk, and someone told her fingers are for babies.
    He'll be taken out for extra help three mornings a week from now on, with Mrs Byrne, and he asked what's wrong with his brain.
    My son tries harder than anybody in that classroom. When the others have finished the page he's on question two, and then it's break and he isn't let out.
    fractions!!! she goes blank, i mean BLANK, stares at the wall, teacher thinks shes not listening. me and her dad both rubbish at maths so no help from us
    We came from Syria when Yusuf was five and he missed the first two years of learning; now he's eight and sits with children who've been at it all along. In sums he'd be all right but the sums are hidden in sentences. 'Tom has some marbles.' He asked me who Tom is. He used to be proud of his quick head and now he tells his sisters he's a donkey. I clean offices at night and I look at his book on the bus, and don't get it either.
    The educational psychologist sent eleven pages and the upshot is that everything takes her longer: copying from the board, remembering three instructions, getting a thought from her head to her hand. I read it in the staff canteen and was relieved, honestly, that it has an explanation. But she only saw the graph with her dot below everybody else's dots. She's in fourth grade and she can calm any horse in the county. I would like her to see both things.
    His twin sister finds it all easy. Same age, same class, same breakfast, and she's on long division while he is still stuck at take-aways.
    Pencil grip, letters on the line, spaces between words: he has to think of all that at once and then there's no room left for the story, he says. So he writes 'I had a nice weekend', each time.`,
};
