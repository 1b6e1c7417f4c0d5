import type { FoulWords } from '../../names/foul-words.ts';

/** English, and what is written in its letters out of Hebrew, Arabic and neighbouring languages. */
export const foul: FoulWords = {
  within: `
    fuck fucker fucking phuck fcuk motherfuc shit bitch biatch beotch cunt nigger nigga faggot bastard asshole
    arsehole asshat asswipe dumbass jackass fatass cocksuck dickhead dicksuck bigdick mydick dickface blowjob handjob
    rimjob wanker wanking vagina dildo orgasm masturbat ejaculat erection cumshot creampie deepthroat gangbang
    threesome pornhub pornstar porno pussy pussies whore jerkoff jackoff buttplug butthole hitler siegheil heilhit
    pedophil paedophil retard douchebag bollocks bellend shemale tranny hentai fellat cunnil clitor testicl scrotum
    smegma boobies titties bukkake rapeyou gasthejew killjew blyat blyad pizdec sharmut sharmout sharmoot benzona
    bnzona kusemek kusemak kusomak kosomak kosomk kusumak kosemek koosemek koosomak cusemek kusima kusuhtak kusokhtak
    kosokhtak sharlila cahba kahba gahba qahba manyak manyuk mnayek zanzonet nikomak nikommak niktamak nikmok niktomok
    tizzak putamadre hijodeputa
  `,
  across: '',
  whole: `
    fuk fuks fuq fck fvck fuker fukker fukin fkn fux ass asses arse arses azz slut sluts slutty slutz cock cocks cok
    cawk dick dicks dik diks penis penises cum cums cumming jizz jiz twat twats tit tits titty boob boobs wank wanks
    prick pricks sex sexy sexo porn porns prono rape raper rapist rapists nazi nazis kkk pedo pedos paedo fag fags
    faggy dyke dykes coon coons spic spics kike kikes chink chinks gook gooks wetback paki pakis kunt nig nigs nigr
    niga nigas niggr milf milfs dilf clit clits tosser turd turds poop piss pissed pisser pissoff crap crappy douche
    minge knob knobhead nutsack nudes nude naked horny thot thots anal bdsm stfu gtfo wtf kys suka puta putas puto
    pendejo mierda merde putain schwanz fotze arschloch kurwa kus kuss zona zonah zebbi tiz tizak teez teezi maniak
    khara khawal ibnkalb ibnelkalb
  `,
  prefixes: 'my ur your big fat the u',
  honest: `
    scunthorpe shitrit sheetrit shitreet shital shitara takeshita yamashita kinoshita morishita matsushita miyashita
    harshit harshita rakshit akshit akshita ashit ashita nishit nishita dikshit dixit lakshita kshitij kushitani
    shitij lipshitz lipshits lifshitz lifshits shittu yoshito toshito shiitake bitchkov therapist manyakov reshit
    bereshit rishit roshit
  `,
};
