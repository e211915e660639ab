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
    At Eid the cousins went up to the roof with their phones and pulled up the ladder. He's nine, the next one up is thirteen. I could hear them laughing and I saw him downstairs helping the aunties with the plates, very busy, very helpful. In the car he said cousins are boring anyway. He'd talked about this day since June.
    They ran off and hid from him again
    three is one too many, it's always mine
    no one saved her a seat on the bus
    The cousins are ten, eleven and twelve and he is six, and they've put up a sign on the tree house with a number on it: 10+.
    She saw the photos of the sleepover on my phone before I could swipe. All four of her friends, in matching pyjamas.
    How do I comfort a boy who gets picked last each Friday? He said it as if it was the weather: "then there's me and the fat goalpost."
    his wheelchair cant get on the bark chippings so at playtime hes on the concrete & theyre all on the ship. every day. no one being mean just no one thinks
    Ate and Kuya have their jokes and their K-pop, they close the door. Bunso lies in front of it with her cheek on the floor tiles and talks into the gap.
    I don't want her told that they are bad girls, as they're not. I want her to know what she can do with that hour when nobody comes to call.
    My two nieces came for half-term, and they and my daughter have always been a three. This time the nieces had a secret language, some nonsense with a P in every syllable. They weren't unkind, they just forgot to stop. Kirsty laughed along for the first day and by Wednesday she was helping me peel tatties, which she's never done before in her life. She asked me if I'd a language with anyone.
    They're all doing First Communion prep at St. Anne's on Saturday, and we're not Catholic, so all Saturday there's not one kid on our street. There's the parties after, too, and white dresses, and they talk of nothing else at recess. My girl's been asking if she can just stand at the back. She's seven. It isn't about God, it's about the cupcakes and being with everybody.
    The boys speak Afrikaans when they don't want him in the game. He understands more of it than they think, he's got it from me, and he doesn't tell them. I found him at the fence, mouthing along.
    group of mums at the gate, group of girls inside. i dont get asked for coffee, she dont get asked to play. she said to me its ok mum we've got each other, shes EIGHT`,
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
    They've all got a video challenge going where you hold your breath till you faint. My twins are ten. One of them said no way and was called a granny for the whole week, the other one tried it and banged her head on the basin. It's the second I'm worried about, she never can bear to be the odd one out, be it trainers or this.
    his mates dared him to nick it
    all the girls vape, she says, Year 7
    jumped off the garage because they said chicken
    does whatever Tyler tells him
    Got a call on my night shift from the police of all people. My ten year old had been on the railway bridge with four bigger lads. He hadn't wanted to go up, he said, but he was the only one who hadn't.
    My granddaughter stopped wearing her dinosaur boots because Ava told the others that they're for boys and whoever wears them can't be in the gang.
    She laughed along when they mocked the new boy's accent. She knew it was wrong, she told me in bed, but she was afraid she'd be next.
    How do I teach him to say no to his friends? He's 9, fostered, desperate to be liked, and he'd eat a worm if somebody asked. He did eat a worm.
    she threw eggs at old mr hennesseys window cos they all did. not like her at all, shes a good kid but put her w those 2 & her brain is gone
    In the yard I see it every day: the one who starts it stands back, and it's always the same soft boy who gets pushed forward to do it, and gets caught.
    My son's quit chess club. He loves chess, we play by phone when I'm on the rigs. It turns out that the football boys call it the nerd room and he's been told to pick. He picked them. I'd not mind if he had got bored with it, but he hides his board under his bed now when they come round. I want him to know that a real friend wouldn't make you choose.
    We had a lovely evening planned, then I found forty pounds gone from the tea tin and she confessed. There's a club of girls in her class in Dublin, and everyone must bring sweets on a Friday or they're out. She's eight. She'd already given away her pens and her good scarf. I'm her nan and I'm not cross about the money. I am cross that she thinks she has to pay to belong.
    They all climbed the fence at the building site, and mine stood at the bottom until somebody called him baby. Eleven stitches. He still says it was worth it.
    Everyone's watching that horror series and she's told them she has too, so now she has to keep watching bits at her friend's house and can't sleep. She could have just said she didn't fancy it.`,
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
    Some weeks it's nearly gone, and then he's tired or there's a birthday coming, and it's back, lo-lo-lo-long ones. He's only three and a half and up to now he didn't notice. On Friday a big girl at the sandpit in Hamburg asked him, "Why do you talk like that?" And he looked at me. I hadn't an answer ready. I'd like to have one by next Friday.
    "Why do my words get stuck?"
    b-b-b-ball, and then he just pointed
    swaps words so nobody hears it
    "Spit it out!" said his uncle
    He can't say his own name at the register. He's Daniel. He told the new boy to call him Max because "Max comes out".
    The speech therapist said wait and keep eye contact. Granny says "slow down, breathe, start again" and by then he has gone out of the room.
    How do I explain to her little brother that he musn't finish her sentences? He thinks it's a guessing game.
    My four-year-old said "Mummy, I c-c-c-c..., my mouth is broken" and hit himself on the lips.
    kids copy him at football. "w-w-w-what did you say". ref heard it and laughed. hes 9 and now he only uses thumbs up on the pitch
    She sings without any trouble. So she's been singing her order in the chip shop. It was funny until a girl from school came in behind her.
    His teacher means well and skips him when they read round the class. He noticed. "She goes from Ben to Dara and I'm in the middle," he said. His dad had the same as a boy, still does on the phone, and he told him how he used to count the lines ahead to his own. They both went quiet and then they played FIFA. I'd like him to know he's allowed to take as long as his sentence takes.
    It was her birthday and she wanted to tell everybody the story about the goat. She got to "and then the g-, the g-, the g-" and her cousin shouted "GOAT!" and they all fell about laughing because it was nearly the end anyway. She hasn't told a story since. She's seven and until then she never stopped.
    Comes and goes with him. When he's tired or the baby's crying it's on every word, then he's fluent for weeks and I think it's over, and then at breakfast "I I I I I I". He asked me "is it back?"
    The doctor said most children grow out of it. He's eleven, he hasn't, and the phrase he's most sick of is "take your time".`,
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
    It wasn't even a proper telling off. Her swimming coach said "Stop messing about, Freya, I expected better of you", and she got out, got dressed, and informed me she's retired. She's eight, she's been going for three years and loves it. She can't meet the woman's eye. She keeps asking if I think Coach goes on being angry when she's at home.
    bad report came, he tore it up
    name on the board, came home silent
    Teacher shouted, now he hates her
    she got a red card at nursery
    His report says "must try harder" six times. He put it in the recycling of the neighbours so I wouldn't find it.
    She'd been talking in assembly and the head said her name in front of three hundred children. That was on Monday and she's not eaten her lunch since.
    My grandson got detention for something the boy beside him did. He says there's no use being good if you get it either way.
    How can I tell him that I was given out to every single day by the nuns and that it isn't the end of the world, without telling him to ignore his teacher?
    ds6 moved down to the rain cloud on the behaviour chart. the rain cloud!! he asks me at nite if hes a bad boy for always now
    I had to be firm with a girl in my group, she'd tipped paint on purpose. All afternoon she wouldn't look at me. She thinks that I don't like her any more, and I'd like her to learn that being corrected isn't the same.
    Parents' evening. I came in my security uniform, straight before a shift, and in ten minutes they told me everything he does wrong. He sat beside me, eight years old, getting smaller. In the car he said, go on then. I hadn't anything to say, I just drove to the chip shop. Is there a story for after that, so that he can see a bad letter home is about a week or a term and not about who he is?
    The girl's been with us four months and any raised voice puts her behind the sofa. On Friday the PE teacher had a go at her about her missing trainers. My fault, I'd packed two left ones. It was one sentence, in a sharp tone, and she told me that she'll have to leave that school now and probably our house. She's seven. I want her to know it passes, and that people who tell you off on Friday can smile at you on Monday.
    Two Ds and a note in red ink. In our family in Lagos the uncles ask to see the card at Christmas, and he has asked me whether we might be ill at Christmas.
    He laughs when he's being scolded, which makes it ten times worse with the teacher. It isn't cheek, it's nerves, then at home he bawls for an hour over what she'd said to him.`,
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
    It's the pub quiz of all things, families' night, kids' round. She knows everything about volcanoes and the other table knew it quicker. She's ten. She sulked all through the fish and chips, told the winners they'd been lucky and wouldn't have her photo taken. Her dad's exactly the same, he hasn't spoken about Ireland v. Argentina since 2015.
    tips the board over when he's behind
    Snap with Grandad ended in tears
    4-0 down, walked off the pitch
    she cheats so she can't lose
    I let him win at Ludo for years because I saw him so little. Now he's played at school for the first time and come last, and he bit the dice.
    He says the other team were cheating, the ref was blind, the grass was long. Then he cried in my van till Doncaster.
    At wet play we get out the snakes and ladders. With Jayden, if he lands on a snake, the counters fly. So nobody wants to sit with him.
    What's a good way to teach a six year old that you can be beaten at cards and still be somebody? We play every Sunday and every Sunday she runs up to her room.
    ds8 rage quits. fifa, uno, rock paper scissors. even lost to his 3yo sister at pairs & called her a robot
    When my granddaughter doesn't come first in the sack race she says she wasn't racing. Then I find her ribbon in the compost.
    We're a chess family in Mumbai, my father taught me and I teach my son. He's nine and strong. On Sunday he met a girl of seven at the club and she mated him in twenty moves. He wouldn't shake her hand. I was ashamed, but then I remembered that I'd thrown a bishop out of a window at his age. I'd want him to see the handshake as part of the game, and the loss as where it gets interesting.
    Our foster lad doesn't play. Not Monopoly, not tag, not even thumb war. It took us months to work out that he's not bored, he's afraid that he'll be laughed at when he loses. In his first family losing meant something. He's ten. On Friday he came and sat on the arm of the sofa and moved my piece for me. I'd like a story about someone who finds out that you can lose and then everyone has crisps.
    Musical chairs, second round, she was out. She sat down on the floor where the chair had been and would not get up.
    He only wants to play if he can be the winner before it's started. "I'll be first and you be second, Dad, and now roll."`,
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
    My grandson, who's four, needs his trains in a perfect curve and the picture coloured inside the lines, and if the crayon goes over he hits his own hand. Hits it! "Bad hand." I make mistakes on purpose now, I put the milk in the sugar bowl and say oops. He looks at me with such pity.
    "It's ruined!" over one wobbly letter
    rubbed a hole right through the page
    19 out of 20 and she sobbed
    "I crossed out. Now everyone can see"
    Her teacher says she's the only one who hands in nothing, as "it isn't finished being right yet".
    He missed one note at the little concert, the audience didn't notice, and afterwards he said "please don't tell people I play the violin".
    How do I explain to a six-year-old that colouring over the line isn't an emergency? She says "but I can see it".
    He wont write in pen, the teacher said they all have to now. "Pen remembers" he told me. hes 8
    Gran knitted a scarf with a dropped stitch in it and showed it to her proudly. My daughter said kindly, "You can undo it all and start again, I always do."
    He's four and throws the Lego tower across the room if a colour is in the wrong place, then shouts "stupid hands!"
    She does her homework three times. Once in rough, once in neat, and once more because the neat one had a smudge. It was ten o'clock last night, my husband was on nights, the baby was up, and she was there at the table with a ruler, saying "nearly". When I put it in her bag she got up at five and took it out again.
    He called his teacher the wrong word in front of everyone ("Mum") and hasn't put his hand up since. "I checked," he said, "nobody else has ever got one wrong this term." He's seven. His dad is a surgeon and doesn't help by saying that mistakes aren't an option in his job. I want him to see that they're how you get anywhere at all.
    my girl draws the same horse over & over & bins it. teacher showed the class her own wonky horse and my LO said "thats brave of you". she meant it!! would love her to be brave as well
    The coach took me aside: "He's my best player and he's scared stiff." He let in a goal on Saturday, and asked me at night to say every good thing he'd ever done so that he could see if it was more than the goal.`,
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
    She told a secret that wasn't hers. Maeve was keeping a stray kitten in the shed and my Orla let it slip at the butcher's, in front of the whole queue, one of them being Maeve's da. So the kitten's gone to a farm. A real farm, I've checked. Orla's six and she's asked me to take her tongue to the doctor.
    "I only told one person!"
    the whole class knows who she likes
    pinky promised, then told the whole bus
    "You told Nana what I told you"
    She whispered to Mia that she's still afraid of the dark, and by lunchtime three girls sang it at her. "I said it was just for her," she wept.
    He blurted out his sister's surprise party, and she cried, and he cried, and then he said "it was too big for my mouth".
    How do I tell him he did right? His friend showed him the bruises and made him swear, and he went to Miss Brown. The friend says "you're a snitch, I'll never talk to you again".
    I've done it myself. She confided in me about her period and I mentioned it to my sister, who congratulated her at dinner. "I won't tell you anything else ever."
    my LO 7 told her cousin that he's adopted, well that he wears pull ups too, ALL of it, cause they'd had a fight. now his mum's fuming & mine says "but its true tho"
    His best friend's parents are splitting up, and he wasn't to say. The teacher asked why Jack was sad and he said. Now Jack sits elsewhere.
    It was about her diary, where the den is. Her brother sold it to the boys next door for a Mars bar. The den's been wrecked, but that's not what she's crying about. She said, "I showed him because he was lonely in the holidays." He's six, has eaten the Mars bar and would now like to take it back. I want the two of them to hear the same story from both sides.
    The swim coach caught me by the lockers: "Your girl's upset, I reckon it's something about a text." It was. She had told her best friend in Year 6 that she doesn't like their third friend so much, and the best friend showed it to the third. "They've both gone and I've nobody to be angry with, because I did say it," is how she put it to me, in the bath, with the door locked.
    Gran told him not to say a word to Grandad about the broken vase. He held out for two days, then he went up to Grandad and said "I'm not allowed to tell you about the vase".
    He's nine and he'd let one boy know that his dad's in prison. It was round the bus by four o'clock. "I gave him my best one," he said, "and he just spent it."`,
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
    When something's too hard she whines or throws it, and the words "help me, please" just don't come out, though she's 3 and talks about everything else.
    wet shoes all day, never told teacher about puddle
    sat with lid on yoghurt till lunch ended
    he'd rather cry than say "I'm stuck"
    Hand half up then down again. Every lesson.
    She couldn't undo the toggle on her coat so she wore it through the whole of Monday, PE and all, and came out the colour of a beetroot.
    His recorder has been in two pieces since September. The teacher says he has been "joining in beautifully", so he must be only moving his fingers.
    How do I teach my 7yo that it's allowed to go up to the teacher's desk? She says the teacher is busy being the teacher.
    I found all the sheets from the maths club under his bed, eleven of them, each with his name written nicely and nothing else. He is nine. He says if you put your hand up then everyone looks to see who it is. He'd told me it was going fine and I believed it, because he told me while peeling an orange very well.
    DD4 wont say she needs anything at nursery. thirsty? nothing. shoe on wrong foot? nothing. key worker has to guess. home she shouts for me from 3 rooms away lol
    The zip of the tent bag was caught in her hair and she walked across the whole campsite like that, past six grown-ups with hands.
    My grandson was raised to be no bother, his mother was poorly when he was small. He gets his own cereal, climbs on the drawer to reach. On Thursday he cut his thumb and I only knew from the tea towel, folded up so the red was inside. I am right here in the next room with the crossword and I want him to shout.
    He got off the school bus one stop late and then walked back along the road because he did not want to say to the driver "please, this is mine". He has missed it four times since. He's eight, from Ohio, talks my ear off about sharks, but can't say six words to Mr. Dan in the driver's seat.
    My girl does the bows, the sandwich box, the little brother, everything by herself since she was three, "I can". It was lovely. She's six now and there was a bookcase, and she was under it, and still she said "I can". I want her to know that big strong people call someone.
    what words can he use when he doesn't understand the question, he just copies off Amir, including the name`,
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
    His class of nine is being joined with the other one because there are too few children left in the village, so from August it's twenty-three and a new room.
    They split P2 and she's without her pals
    Grade 1 in January, no more nap time
    moves up to toddler room, wants babies room
    Year 3 is upstairs. He doesn't do upstairs.
    The lists came out on Friday: 4A and 4B. All of her gang is in A and she is in B with "nobody", that's to say twenty-six children.
    He has been put up a class because he's ahead in maths, and now he's the smallest one in the room and can't find the pencils.
    How do I get her ready for first grade when the hallway is different, the desks are single and there's no more play kitchen? She asked who will look after the play kitchen.
    same school same gate but diffrent building and they get changed for pe. hes bricking it
    They mixed all the Year 5s up "to broaden friendships". My son's friendships were quite broad enough thank you, and he's been sick every Sunday night.
    I want him to see that going from the Sunflowers to the Oak Trees means he is getting bigger, not being sent away.
    My daughter has to repeat Grade 2. We agreed it with the school, she was ill for most of last year, and it's for her good. Her friends go on next door to Grade 3 and she'll see them through the glass. She said: so I am a failing thing. We're in Durban, school starts in two weeks, and the uniform doesn't even need changing.
    In nursery they had one keyworker, one room, one peg with a picture of a hedgehog. After summer the big ones' room has no pegs with pictures at all, just names, and she can't read. She went on the taster morning and spent it under the sand tray. The staff have been so kind. She asked if the hedgehog can come too, and I didn't know if I'm allowed to unscrew it.
    promoted to Class 6 so now it's the "senior wing", subject teachers, eight of them, bell every 40 min, and everyone carries own timetable. he's not lost a single thing so far because he carries ALL the books every day. his back is paining but he's scared he will come to the wrong period with the wrong book
    Big brother told her that in second grade they do cursive and if you can't they send you back. She's been up with a flashlight practicing loops. The bus, the lunchroom, the playground, that's all staying the same, but she's got it in her head that this year's kids are some other species.`,
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
    In the sandpit they've made a rule, only fair ones can be princesses, and my fairness-cream-selling sister-in-law laughed when Anjali told us.
    "She said brown hands make it dirty"
    "Go back to where you came from." Leeds?
    someone pulled at her hijab at the swings
    "Two mums isn't a family, he says"
    He tried to scrub his arms lighter in the bath. He's four. A girl at nursery had told him that he couldn't be the prince.
    His friend's mother didn't want him at the party, and it's because we're Travellers. "She said there wasn't room, but there's a field," he said.
    How do I explain to my daughter why the guard in the shop only follows us? She's 7 and she asked him "are you lost?"
    A new boy called him a terrorist because he's called Mohammed. The teacher said "he didn't know what it means". Mine knew.
    kids on the bus do the eyes thing at her, "ching chong". were filipino not that it matters. she asked can she wear sunglases to school. shes 8
    My son has Down's syndrome, and the holiday club took one look and told me on the phone they were "suddenly full". His sister heard.
    We were at the playground in a nice part of Dublin, and my girl was on the see-saw with a boy. His granny came and lifted him off, and said to him, not even quietly, "Not with that one, you don't know where they've been." My girl is five and Black and was in her good coat. She asked me "where have I been?" The whole way home she went through it, school, Nana's, the pool.
    My boy did the saying, and I'm so ashamed. He's nine, and he told a Sikh child in his team that he'd got a nappy on his head. He got it from a video, and everybody laughed. The other boy's dad came over after training and was more polite than I'd have been. My son says "it was only funny", but he hasn't slept well. I want him to feel what it is to be on the other end and then do something about it.
    "Wheelchairs can't be in the show," a girl ruled at dance, and the teacher, to my horror, thought it over. "I'm not a wheelchair," said mine.
    Swastika on the wall across from our synagogue. She's six and asked if the person who did it knows us. My father's gone silent, and I need words for her.`,
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
    The other children have started answering for him, "he doesn't talk", they tell visitors, as if he were a fish.
    "My mouth locks when I go in class"
    Teacher: "I have never heard her voice"
    chatterbox at home, silent from the gate on
    he nods for the register
    She wet herself in class since she couldn't get the words out to ask. She said to me in the car "I had them all ready and they didn't come".
    The doctor called it selective mutism. My mother in law calls it "being stubborn". He's 5 and whispers to one boy only, behind the shed.
    How do I explain to her that I'm not cross when she can't say good morning to Mrs Patel? She told me "I say it inside".
    A classmate announced at the door: "Leo can't talk." Leo, who'd been singing all the way there, looked at his shoes.
    we speak Polish at home and everybody says it's the language. its not, he spoke perfect english to the plumber. in class not one word since september
    Nursery keeps saying "she'll talk when she's ready". It's been fourteen months. She goes stiff as a board when they ask her something.
    The teacher was lovely about it and offered a sticker for every word. My daughter, six, came home and said "now I want the sticker and I still can't". She cried for an hour, then read her whole book out loud to the cat. I recorded it. She made me promise that nobody at school will ever hear it.
    He had an accident on the climbing frame and broke a tooth and didn't make a sound till I came at three. The lunch lady said "he seemed fine, just quiet". He's not quiet, he's the loudest of my four! When I asked him he said that his voice stays in the car and waits for him there.
    She got the part of a tree, because trees don't speak. "They asked me if I wanted to be Mary," she said, "and I couldn't say yes." At home she does the whole nativity, all voices, donkey included. I'd like a story where someone gets her voice across the doorstep a small step at a time.
    My foster boy, 8, new here. Speaks to us, speaks to the hamster, but his teacher says "I get shoulders, that's all I get." He told me he's afraid that they'd all turn round if a sound came out.`,
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
    During Lent we don't eat meat or eggs or milk, we're Ethiopian Orthodox, and Naomi is asked every lunchtime why she's got only lentils.
    fasting first time, he's nine, PE on Wednesday
    asked why we don't do Christmas like Archie
    her hijab, Monday, her own idea
    patka pulled at playtime, wants a haircut like theirs
    He's got to go to cheder on Sunday mornings and football's on Sunday mornings, and he wants to know why God didn't pick Saturdays for both.
    My daughter told the dinner lady she wasn't hungry instead of telling her that it's Ramadan. She then hid in the library with her stomach going.
    How do we explain to a five year old that Granny prays with beads, Dadi prays with a bell, and Papa doesn't pray at all, and nobody's wrong?
    Her first Communion is in May and there are girls with dresses out to here. She's asked me quietly what happens if you do not feel anything when you get the bread. She's seven, she was sitting on the side of the bath with one sock on. I grew up here in Galway and I'd never have dared ask it. I would like to give her a good answer.
    DS6 wants fast like his big sister, we said till 11am, he says thats a baby fast. wakes up himself at suhoor & eats 3 weetabix & then cries at break when they all have snack
    We keep Diwali on a school night here in Leeds with a Wednesday spelling test after it. He rubbed the rangoli powder off his hands before going in so no one would ask.
    My two go to church with me and on the other weekends to the mosque with their father, and they do it nicely, shoes off here, shoes on there. On Tuesday my son filled in a form at school, and there was a box with one line on it. He asked the teacher for a longer line. He is eight and came home with it not filled in, folded very small.
    She puts her scarf on in the hall mirror with two pins, like me, it takes her eleven minutes, and some days it's off again at the corner. I've seen her from upstairs. She's ten, I never told her she must. I'd like her to know she can wait, and she can start, and she's not to be afraid of me.
    We're Jehovah's Witnesses, so when there's a birthday cake in Reception our boy goes and sits in the book corner with the TA. He's got very good at the book corner. Last week he came home and asked me when he was born, the actual day, as if it were something secret.
    everybody gets eggs at Easter, ours is in May, "we are late with everything mama" - Greek Orthodox, age 5`,
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
    I want my daughter to know what to do if she's teased, that a joke where only one side's laughing isn't one. They say she's in love with Kwame because they shared an umbrella.
    "They call me Ginger Nut"
    his surname's Bottomley, say no more
    "I laughed too, but I didn't want to"
    her brother calls her Squeaky, now everyone does
    He said "vegetable" wrong once, in front of the others, and they've made it his name. "Where's Vegebubble?" they call.
    The teacher says it's only banter and "he gives as good as he gets". At home he asked me what banter means.
    How do I explain the difference between joking with her and joking at her? Her uncle does the nose thing and all the cousins join in. She's 5 & she hides.
    She told me they sing "Sophie and Jacob sitting in a tree" whenever she walks past the boys. She used to like Jacob, they built dens together. "Now I can't look at him."
    still has stabilisers on his bike at 7, kids in our road go "baby wheels baby wheels". hes put the bike behind the shed
    My grandson wears a hat his great aunt crocheted, and loved it until somebody said "nice tea cosy". He's put it in the lost property himself.
    He cried at the end of the film about the whale, in class, and there's no harm in that, half of them did. But he was loudest. On Monday one of them made a whale noise when he came in and they've kept it up all week. He's nine. He came into the garage where I was fixing a tap and asked me "Dad, what's a good thing to say back?" I'm fifty and I've no idea.
    We've moved from Lagos to Leeds, and it's how she says "water". The kids ask her to say it again and again. They aren't nasty, one of them is her friend, and they think it's fun. She practised in front of the mirror last night: "wo-tuh, wo-tuh". Then she saw me and said, "They only laugh for a second, Mummy, but it's a long second."
    "It's only a joke," they said, when they'd hidden his shoe for the third time after PE. He smiles along. I can tell that smile from his others.
    She was picked to be the back half of the horse, and you can imagine. "Here comes the bum." I want her to be able to shrug, or say stop, and know which when.`,
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
    A new teacher with a big beard and a deep voice, she's only ever had ladies. She hides behind the coats till he's done the hello song.
    Mrs Okafor is going on maternity leave
    He wants his old miss back
    The replacement is a man and she's scared
    "She doesn't know how I like things"
    Since January a different lady takes the class for good and my daughter, who used to skip to school, now walks like she is going to the dentist.
    Sir Ramon retired, 31 years in Grade 2, and the boy cries that nobody will do the volcano with them now.
    How do I prepare my son for somebody else at the front in September? Same room and same kids, but he's had the one woman since he was four and he calls her Mommy by accident.
    the new one shouts. thats all i get out of him. the new one shouts and she has a whistle
    Her teacher left over half term, no warning, no goodbye card, nothing. The kids just came back and there was another person at her desk with another name on the board.
    I want her to give him a chance. He is young, he wears funny socks, he lets them sit on tables, and she has decided at seven years of age that he's "not a proper teacher".
    Our school in Pune has changed the class teacher in the middle of the term because the old madam shifted to Bengaluru with her husband. My son had just learned to put his hand up with her, after one full year of silence. The new madam is from Kerala and he says he can't follow her accent and is too shy to tell her. I have met her and she is sweet only. I wish he could see that.
    Miss Kelly knew about the seat by the window, the weighted cushion, the five-minute sand timer, all of it. She's moved to Aberdeen for love, good for her, and on Monday there's a Mr Baird. We've had one visit and Finlay hid behind the coats. He's P3, he's autistic, he's brilliant, and it took two years to build what he had with her. A story about getting to know Mr Baird please, with nobody being a baddie.
    nursery keyworker changed, my LO is 2 and half and wont let the new lady change her nappy or do her coat. they said give it time but i get the phone calls at work!! shes called Destiny and she sings
    My granddaughter says the new teacher picks only the boys, says it every evening over dinner. I asked the other grandmothers at the gate and they say it's not so. I think she was the favorite of Miss Debbie and now she is one of twenty-four. That is a hard fall for a child of six, and I don't know how to say it to her kindly.`,
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
    Speaking in front of the class is the worst thing in the world to him, he'd rather have the dentist. He has to present his science fair volcano... group of judges, a table, a mic
    "They'll all be looking at my face"
    three lines in assembly, suddenly ill
    show and tell tomorrow, shell hidden
    "Can't I hand my talk in instead?"
    Practised his volcano talk perfectly to the dog. In class he said "This is a..." and then sat down again.
    She's to read the lesson at church, eight years old, and asked the priest if it could be "a different week, like in summer".
    How do I explain to him that the shaking goes off after the first sentence? He says "my knees told everyone".
    Teacher wrote: "A super project about bees, but she gave it to the whiteboard." She had turned her back to the class and whispered.
    class rep elections, each kid does 1 min speech. shes got brilliant ideas & says "id rather lose than say them up there"
    He has the narrator's part in the nativity as he's the best reader. "Mum, that's a punishment for reading," he said.
    My father died last year and his cousins are all going to say something at the memorial meal. My daughter is eleven and she has written something that made me weep. Now she wants me to read it. "If my voice goes, Grandpa's bit is spoiled." There'll be sixty people, most of whom she's known all her life. I want it to be her choice, but a brave one.
    It's the spelling bee, the regional one in Ohio. He knows every word. Up on the stage with the microphone he spelled his own name wrong, on purpose I believe, so he could get off it. The pronouncer said kindly "take your time, son", and he said "no thank you". His brother has made a joke out of it, which I've banned.
    Each Monday in circle time they tell their weekend news. He's 5. He told his teacher "I didn't have one" four Mondays running. He talks with her all day long otherwise.
    She heard her own voice from the loudspeaker at sports day rehearsal and said, "That's a mouse." She's to announce the races on Friday and I'd like her to feel that a mouse may have a microphone.`,
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
    I'd like him to be able to say "please make up your own one" to the boy that's copying him, without shouting it across the whole of Cubs
    "She's got MY hair now!"
    even said my joke, in my voice
    drew a dragon, next desk, same dragon
    "Stop getting what I get!"
    Her friend asks where everything's from, and on Monday she has it as well. Shoes, bag, hair clip. "There's two of me and I'm the first," says mine.
    The teacher praised Olivia's poem. "That was my poem, Mummy, I said it to her at lunch."
    How do I tell her it's a compliment? I said so, and she said "then I don't want it".
    His little brother does all that he does, orders what he orders, says what he's just said. Yesterday he shouted "get your own personality!"
    my LO (5) chose to be a fox for book day, told bestie, bestie is now a fox. "theres only 1 fox in the book" she cried
    Gran says "imitation is the sincerest flattery" and my son says "it's theft, Gran". It's about how he signs his name.
    He made up a game for playtime, with a map and ranks and a secret word. It took the whole Easter holidays. By Wednesday a boy from the other class was playing it with his own gang and his own map, and he'd told everyone he'd invented it. "Even the secret word's the same," he said. He's nine. He doesn't want to go and tell on him, he just wants it to be known.
    My daughter is in a tizzy because her cousin, who looks up to her like a goddess, came to Diwali in the exact same lehenga. She had asked my sister for it. Everyone said "ah, like twins!" and took pictures. Mine is 10 and her face was like thunder in each of them. In the car she said, "I'll have to change everything about me again."
    The boy sitting next to him looks over and writes down his answers. "When I put my arm round it he says I'm mean." He asks me if he is.
    She's stopped wearing her yellow wellies, the ones she loved, ever since Tilly got them too. I'd like her to learn that she's still herself when somebody else has got the same boots on.`,
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
    they put her in the middle row between the two tall girls and she says she's going to look stupid forever in the yearbook, its tomorrow
    "say cheese" and he does a face like toothache
    bump on forehead, photographer's Thursday
    hides behind the coats when the camera lady comes
    every class picture since nursery, her eyes shut
    Form's come home with the order sheet: pack A, pack B, a keyring with his face on. He has read it and says he doesn't want to be a keyring.
    She lost both front teeth on the weekend, the siblings one is on Wednesday, and she is practising smiling with her lips glued.
    how do I explain to a 4 year old what happens, that you sit on a box in front of a painted sky and a man squeaks a duck at you and then it's done
    They do it in the hall by alphabet so Zawadi waits until nearly lunch. Last year by the time it was her turn the bobbles had gone, there was paint, and the man wetted her fringe down with his own hand. She's not forgotten that hand. She's seven, she has asked me to write a note saying that nobody is to touch her hair. I've written it but I'd like her to be able to say it.
    my LO is in care & cant be in the class pic for the web site so they stand him out with the TA while they do it. he holds her lanyard. he thinks he did something
    Jumper off the floor, tie by Daddy, jam on the collar. He was so worried about not blinking that he didn't blink, and he looks like a hostage.
    The flash is what she can't do. She's autistic, she manages the queue and the stool and the comb, and then it goes white, and she says that the square stays in her eyes until home time. There's a retake on the 9th. Her nan in Ohio has a wall with a nail for each year and there's nothing on the nail for first grade.
    He asked me to send the last one back to the shop. We've always put the pictures up the stairs, one step a year, and his from Year 3 he turns round to the wall whenever he goes by. He says he looks like he was waiting to be told off. New ones tomorrow.
    At my brother's wedding in Mumbai there were four hundred group photographs, and my son spent them underneath the tablecloth with a samosa. School one's on Friday. He's said he will hold up his reading book in front of him and they can take that.
    class photo, always back row, wants to be seen`,
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
    My granddaughter used to skip to school. Now she walks ten yards behind me, and if she sees a certain purple coat she takes hold of my pocket. She won't tell me about it. I found her drawing torn up in her bag with words written on it I'd not repeat, in three sorts of handwriting, and her plait had been cut. She's seven. What do I say so that she talks?
    she came home with spit in her hair again
    5 against 1 every single break time
    Big boys collect his tuck money daily
    There's a girl who tells the others each morning whether they are allowed to talk to my daughter that day. It has gone on since October.
    He said he fell. Then he fell again on Tuesday, and on Thursday his bag fell in the toilet. Who falls that much?
    How do I help my son of 10 tell the head what the boys do to him in the changing room? He's sure it'll get ten times worse if he grasses.
    They made a group chat with her name and the word "pig" and forty kids joined it. forty
    My son is the one doing it. I was called in yesterday, he and two others have been tripping a small boy on the stairs every day for weeks, and I want a story in which he feels what that boy feels.
    shes 6 and theres a boy in her class pinches her under the table where miss cant see, everyday, and says if she tells hell do her wee brother an all
    My daughter has a Zulu name and went to a school where hardly anyone has. It's not even the name now, it's everything. They hide her shoes at swimming, they bark when she reads, and when she walked in on Monday all the girls at her table got up and moved. Her teacher says girls will be girls. She asked me if she could just be sick until December. I need her to know it isn't her doing and that telling is not weakness.
    On the school van there is one big boy from class five who makes my Arjun sit on the floor near the gear box. Every day he must give the boy his dabba, and then he says to me that he's not hungry. The driver bhaiya sees and laughs. I came to know only because his trousers were torn at the knee and the girl downstairs told my maid. He made me swear that I won't go to the school.
    Boarding house, first year, JSS1. The seniors have him washing their plates and fetching their water at 5 a.m. and he must kneel if he is late. He told me on visiting day like it was nothing. His father says he passed through same. I say no.
    what i want for him to learn is that the kids who stood there and watched can help too. he was one of those watchers last week when they pushed a new kid around in a circle & took his cap, and it is eating him up`,
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
    hes 4 and its his key worker Danni that's on leave for a week, agency girl doing the room. he wont let her do his coat or wipe his nose. he says "i wait for Danni" & stands by the peg with a runny nose all day
    supply teacher tomorrow, he's in bits
    Miss is off sick, who's that lady
    she got his name wrong all day
    Not Mr Boateng at the door, meltdown
    When his usual teacher is away for a day my boy comes home grey. The stand-in doesn't know that he's allowed the wobble cushion.
    I'm the aide who stays when the class teacher's on a course, and each time it's Priya who falls apart: "But he's not doing the register right!"
    The class played up for the cover lady, swapped names and hid the board pens, and my grandson was the ringleader. She left in tears. He should think about what it's like to walk into a room where no one knows you.
    How do I warn her? The school doesn't even know in the morning who'll be taking them. She needs to know that somebody will be there, only not who.
    mrs lindqvist has flu & the man they sent shouts apparantly. DD7 says shes not going back til mrs L does
    Three weeks, three different people at the front of the room, and his own teacher will only be back after Easter once her back's mended. My son says he has stopped learning their names.
    Our foster boy took a whole term to trust Ms Okafor. Then on Monday he walked in and there was a stranger on her chair who said she was only here for today. He thought Ms Okafor had gone, like the rest of them. He went under the table, and no one could tell him that it was just her daughter's graduation. I'd like a story about a day with someone else at the desk, and then the right one coming back with a photo to show.
    My daughter's eight and the sort who remembers all rules. The temp let them sit where they like, did PE before maths and told them her first name. Everybody else had the day of their lives. Mine cried in my van all the way home because it was wrong, wrong, wrong. I drive deliveries and hadn't a tissue in the thing, so she used a bubble wrap bag.
    He'd practised his show and tell for Thursday, and on Thursday it was some relief teacher who didn't have it on the plan. He kept the fossil in his pocket.
    The cover for the week doesn't know she has to be told quietly to go for her inhaler, and she won't speak up to a person she's never seen before.`,
  'reading-is-hard': `
    "the letters move about, Mummy"
    eight years old, still can't read bus signs
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
    Homeschooling in Ohio, three kids, first two read at five no problem. number three is 7 and looks at "the" like he's never met it, every single day. We've done phonics songs, sand trays, you name it. He said to me "my eyes are too fast and my mouth is too slow". I'm starting to think it has a name
    "The letters won't stay where they are"
    says "I'm stupid" at every page
    b is d and was is saw
    knows the book by heart, can't see it
    He's eight and still on the red band. His friend asked him "why have you got the baby ones?"
    She tells the most wonderful stories and can't make out the word "the". "It looks new every time," she told her aunt.
    How do I explain to him what dyslexia is? The psychologist used it over his head and he asked me in the car "am I going to die of it?"
    His teacher said, "Bright boy, he just needs to practise at home." We do, every evening, forty minutes, one page and tears.
    little sis is 5 & read the cereal box out loud at breakfast. big bro (9) got up, put his bowl in the sink and said "well done"
    He asks to go to the toilet as soon as it's time to take turns with the book. The assistant worked it out: "He counts who's before him."
    She got an invitation to a party and she couldn't tell what it said. She kept it under her pillow and didn't ask, and the day went by. I found it when I changed the sheets. "I thought it was maybe a bill," she said. She's seven. I'm not much of a reader myself and left school at fifteen, so you can think how I felt.
    My nephew lives with us and he can take an engine apart with my husband and put it back together. Give him a page and he sweats. The special teacher said he has to learn it "another way round", with coloured sheets and letters made out of clay. He's ashamed of the clay. "That's for nursery," he said. He's eleven, they're all on Harry Potter.
    Her glasses are fine, her ears are fine. She told the eye man that "the words go swimming". He wrote it down.
    He makes it up from the pictures and he's so good at it that nobody noticed until there were no more pictures. I want him to know that there is a word for this and plenty of clever people have it.`,
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
    every morning he says bye to me, to the car, to the car's wheels, then the tears come and the teacher has to unhook his fingers. his sister 9 is mortified. Reception, since january after he was off with chicken pox. How can I make it easier for him to wave me off
    clings to my leg at the nursery gate
    peeled off me by two staff, daily
    Gran drops her, she howls till snack
    one more hug one more hug one more
    I come off shift, do breakfast, and drop him at half eight. At the door he goes stiff as a plank and says my jacket is his. He's had my scarf in his tray since October.
    As a keyworker I see it from inside: she cries at the window until the car's round the corner, and two minutes later she's painting. But the dad doesn't see that. He sits in the car and cries too.
    He's been at that school two years, loves it, has friends there, and since the half term he'll not let go of my hand at the classroom door. He's 6.
    What do I say at the door so that my foster daughter believes I'll be there at three? Other people said they'd be back, too.
    every mornin same drama in the cloakroom, holding my hair w both fists. 3yo. i was late for work 4 times this wk & my boss is done with me
    Should I sneak off while she's busy with the train set? I did it once and she's watched me like a hawk ever since.
    My wife could do it in ten seconds, kiss, nose, bye. Since she went back to her ship it's me, and I'm no good at it. He makes it longer each day: wave at the gate, wave at the window, wave at the fence, then he's at the fence sobbing and I'm running for the 8:12. I'd like us to have one good way of parting, short, with a handshake maybe, that belongs to him and me.
    I'm seventy one and I take my great-niece to preschool because her mother cleans at the airport from four. She's grand on the walk, picks up every stone, chats away. Then the blue door. She holds on to the railing and it takes the two of us to loosen her fingers, God forgive us. The teacher says she is happy all day. It's just that one minute I'd like help with.
    She draws a heart on my palm and one on hers, but today I'd washed it off at work by noon, and that's why tomorrow she's not letting me leave her there, she says.
    When his mother leaves for work he's fine, and when it's me who goes out the door at seven he throws himself on my boots. I only go to the depot and I'm home by four.`,
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
    She swaps. She gives away the tiffin I get up at five to make, the parathas, the lemon rice, for one packet of orange crisps, and then the box comes home licked clean and I thought how well she's eating. Her friend's mother told me. Anvi is seven, she says at their table home food is for babies. I don't mind crisps, I do mind her being ashamed of what's in her box.
    "The lunch lady let the beans touch"
    lunchbox comes home full every day
    "The lunch hall smells of wet"
    Dinner lady: "eat up or no play"
    He's started Reception and says he can't open his yoghurt, so he just doesn't have it. He won't tell the lady because "she has a busy face".
    A girl at the table said her jollof "looks like sick" and now my daughter begs me for white bread like the others.
    Asked what she ate today: "nothing, there was nowhere to sit". She's seven, the hall does two sittings and hers has ten minutes.
    How do I help a child who eats everything at home and not one bite there? Teacher says "he sits with his hands over his ears until the bell".
    in the canteen you hav to carry the tray yourself and he dropped it, everyone clapped. now he says hes not hungry at 12
    He swapped his rice and dal for a packet of crisps and told me "nobody wants to trade for mine unless I throw in the biscuit".
    She moved up to the big hall in September, where Year 6 sits too. On day three she told her grandad, who picks her up, that she hides in the toilets with her sandwich. He didn't know what to say and bought her chips. I only heard about it from the chip wrapper. She says "you have to ask if a seat's free and they say no".
    We're on free meals, and he knows, because there's a different coloured card. Last week he told the cook he'd "already eaten at home". The office rang me. He's nine and proud like his dad was, and he'd been going hungry till half past three with football after it.
    Halal queue is separate at his school in Leeds and he is one of three. "My friends have sat down by the time I come," he says, "and then they're finished." He asked me to say he may eat the other one.
    Her key worker wrote in the book: "Ada did not settle at lunch, cried for her own spoon." She's 3, first month. At home it's me and her and the radio, there it's twenty-four children and a trolley. I want her to see that the big noisy table can turn into her table.`,
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
    He sits before the empty page of his reading journal and says he has no ideas, never had one. Every Thursday, due Friday. By the time he's written the date it's dinner.
    Two hours for six sums, both crying
    dog really did eat it this time
    he "forgets" the folder every single day
    WAEC is years away, he's only 8, still we fight
    Four o'clock: pencil. Quarter past: sharpening the pencil. Half past: hungry, thirsty, toilet, the pencil again. Nothing's on the page.
    She does it in the bus, on her knee, five minutes before the bell, and the teacher thinks that I don't care.
    How do I get my son to sit down with his times tables after a whole day in school, then madrasa? I see he has nothing left in him and there are still three pages.
    ds7 says school work is for SCHOOL and home is for HOME. hard to argue w that tbh
    Her mother shouts, I explain, Babcia does it for her in her own handwriting. The teacher wrote underneath: very nice, Babcia.
    I'd like him to learn to do the yucky one first and get it over with. Now he leaves it till nine at night and then the tears come.
    We're in a one-room place, her baby brother's crawling over the exercise books and the TV's on for my mother-in-law. She has the corner of the bed and a plastic stool. Madam sent a remark: "work is untidy". My daughter is a good girl and she cried and rubbed it out so many times that there is a hole. I have cleared the top of the fridge now, she stands there and writes by the light of it. What I'd like is for her to feel that she can start, and that it has an end.
    He's bright, his teacher says so and I say so. But it's football practice until six, this is Texas, then supper, then that reading log that I've got to sign. We have been making it up, I'll be honest with you. "Read 20 min." I signed it for the whole of October. Last night he told me that he felt bad about the log, and I felt about two inches tall. We'd both like to start over.
    project: make a model of the solar system by tomorrow. tells me at 8:45pm. every time its 8:45pm. no styrofoam balls in all of paranaque at that hour i used calamansi
    I work nights and my eldest, twelve, is the one who checks what her brother has done. He won't sit for her, "you're not my mother", and I come home to an empty page and two sulking children.`,
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
    Partner tasks are all right. As soon as it's three or more she won't say a word in the circle, lets them decide, and comes home with a stomach ache because her job is 'glue'.
    "I did it all and they got stars"
    no one wants him in their group
    Poster project, four kids, one war
    She bosses the whole table
    They were to build a bridge out of straws in threes. My boy had a plan for it, the other two had another, so he took his straws and built on the floor by himself.
    I sit with the blue table and see how it goes: Kemi does the thinking, Lars the colouring in, Noah does nothing, and then Kemi cries.
    My granddaughter's ten and has got to do a talk on volcanoes with two girls who only chat. She's written all of it herself at our kitchen table, at ten at night.
    How do I tell my son that it's not enough to be right? When they don't take his idea at school he turns his chair round and that's the end of it for the others.
    dd9 got put w the loud boys for the history thing, says she might as well be a chair. she had the best idea but nobody heard it
    He never gets to hold the pen. When they work in fours he's always the one who's to fetch the glue.
    I'm a paramedic and I can tell you that half of my job is putting up with the person in the other seat. I said that to my lad. He's eleven, he has been put in a team for the science fair with a boy he can't stand, for six weeks. They've split the cardboard down the middle with a ruler. The teacher says that they get the one mark for both. I'd like him to find out what the other one can do that he can't.
    She came to our school from Kharkiv and speaks little English yet, so when it says "discuss in your group" she looks at her hands. I'm her aide. The others aren't unkind, they simply go round her like water round a stone. She draws better than all of them. I was thinking of a story in which the one who's quiet turns out to have the piece that's missing, without her having to make a speech.
    They voted for dinosaurs and he'd wanted trains, so for the whole of project week he's been drawing trains in the corner of their dinosaur frieze.
    Three of them made a film for class. Now they've fallen out about whose name comes first and it's to be shown on Monday, and my daughter says she never wants to be in a group with anybody again.`,
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
    Violin lesson, piano lesson, dinner, dictation: anything that needs a bottom on a seat ends in tears. On the trampoline he can say all his times tables.
    eats standing up, one foot on the dog
    Chair tipped over four times, before register
    My husband was the same and he got the ruler for it. Our boy gets a wobble cushion, which he wears on his head.
    whole Mass under the pew, counting shoes
    Carpet time is eleven minutes and by minute two she's on her back with her legs up the bookcase; she can tell you the whole story afterwards, mind, with voices.
    The school in Lagos wrote "he is a spring" on the report and his father laughed, but there were forty-one others in that room and the spring is in the front row. He taps, rocks, gets up to sharpen, gets up to bin the sharpenings. He isn't rude. He asked me last night how the other boys get their legs to stay. I'd like him to know there are ways to move that nobody minds, and that his legs aren't bad.
    DD7 waiting on adhd assesment, teacher says bum on seat bum on seat all day, shes started holding on to the seat w both hands so she wont forget & then cant write
    How does one explain to a six year old that in the cinema you stay in the chair? It flips up. That was the end of it, for him and for row F.
    We gave up on the theatre, the restaurant, the barber and the optician. He sat through one haircut from start to finish, and it was because there was a wasp.
    Every evening at homework he does a lap: table, fridge, window, cat, table. One sum a lap. My mother says tie him. I've started timing the laps, he's getting faster, he isn't getting more sums. He's eight and told me there's a motor and someone else has the key.
    She was the only shepherd who lay down, rolled, stood up, did the splits, waved. The other parents were very kind about it afterwards, and she heard how kind they were. In the car she said she'd told her body to stop and it hadn't been listening. She's five. There is a carol concert on the 18th.
    the train from Cork, two and half hours, he walked it
    He has chewed the collar of his polo shirts into lace and kicked the crossbar off his desk, he's not unhappy, he just can't be parked.
    There's a green spot for good sitting. My daughter has never been on the green spot. She asked me to glue her, she'd brought the glue, the Pritt one, with the lid off. She is six, she's as bright as a button, she can do a cartwheel on a kerb, and by lunchtime she has been told forty times to face the front.`,
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
    Ten minutes in the library with the teacher she likes, that is the target for this week. She managed the corridor. I'd like a story with very small steps in it, and nobody saying 'you'll be fine'.
    can't get him through the gate any more
    hasn't been in since half term
    Sunday night sick, Monday worse
    she sits in the car outside, shaking
    He's dressed, he's got his bag on, he gets as far as the lamp post, and his legs stop. He isn't having me on. He's nine and he's crying that he wants to.
    I come home off nights to find my girl still in bed and my mother in tears in the kitchen. That's eleven days now. They've begun sending letters with the word fine in them.
    My grandson's stomach hurts from Sunday supper until Friday noon. The doctor's done all the bloods and he says it's school.
    What can I read with a seven year old who says that the building's too big, too loud, and that everything in him says no? She's autistic and held it together for two years, and then she couldn't.
    attendence officer came. she hid in the airing cupbord. shes 10. im a single dad and they look at me like i keep her home for company
    I'm the TA who goes out to the car park. On Monday he wound the window down. Yesterday we did the bike shed, ten minutes. Today not even the window.
    He was off with tonsillitis for a fortnight in January, and after that he just couldn't get back. First it was mornings only, then it was Wednesdays, then it was nothing. He does his worksheets at our kitchen table with the budgie on his shoulder, quick and happy, as long as nobody says the word. We've tried dragging him, God forgive us, and a bike as a bribe. He told me it's like I was asking him to walk into the sea. I'd like there to be a small step in the story, really small.
    Our foster daughter's eleven, and her new secondary is a thousand pupils. She managed nine days. Now she sleeps in her uniform, so as to have that bit done, and still in the morning she can't come down the stairs. Her social worker wants targets. I'd like her to know she isn't lazy and isn't bad, that there are others, and that people are going to help from the school's side too.
    Every morning I ring in and say the same sentence, and behind me he's under the duvet with both hands on his ears. He was fine at the zoo on Sunday.
    "I'll go tomorrow, I promise, Papa." She means it each night. It's been since Carnival and we're now at Easter.`,
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
    Pencil grip, letters on the line, spaces between words: he has to think of all that at once and then there's no room left for the story, he says. So he writes 'I had a nice weekend', each time.
    "My brain hasn't got a times table place"
    cried into the fractions again
    "Everyone's on maths book four, I'm on two"
    his writing looks like spiders fell over
    Counting on her fingers under the desk, eight years old. The girl beside her whispered "we don't do that any more".
    He's been put on the "Hedgehogs" table and he's worked out what hedgehogs are. "It's the slow ones, Dad."
    how do I explain to him that hes not thick? He cant copy from the board fast enough and she rubs it off. "its always gone" he says
    The teacher asked what seven plus five was and my daughter said "I knew it yesterday". It's true, she did. It goes in and then it goes out again.
    Moved here from Hamburg and she's doing science in English now. "In German I'm clever," she told her gran.
    He has a story in his head about a submarine and by the time he has written "One day the" it's break. His hand aches. They call it dysgraphia.
    She's ten, and what she can't do is the clock. Half past, quarter to, it won't go in. The whole class did it in Year 2 and she got by with asking her friend. Then they had a scavenger hunt with times on it, and she led her team to the gym an hour late. "They know now," she said to me while I was hanging up the washing. It may be dyscalculia, her teacher thinks so, and the test's in the spring.
    The maths tutor, a student who lives over us, says he's never met a boy who tries so hard. That's nice, only he's shattered. He was off for ten weeks with his kidneys and they'd done the whole of long division without him. "It's like coming into a film at the end," he says. He has started to play the clown in class, so says his teacher, and I think we both know why.
    "Put your hand up if you don't get it", says the teacher. "If I did that," says my son, "I'd have it up all day."
    My sister's girl gets the prizes and mine, the same age, gets the stickers for effort. She peeled one off her jumper and said "this is what they give you when it's wrong". I want her to see that slow is a way of getting there.`,
};
