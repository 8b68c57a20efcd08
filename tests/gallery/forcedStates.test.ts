import { forceStates } from './forcedStates';

describe('forceStates', () => {
  it('adds a class for each state', () => {
    expect(forceStates('.a:hover{color:red}')).toBe('.a:is(:hover, .is-hover *){color:red}');
    expect(forceStates('.a:active > .b{color:red}')).toBe('.a:is(:active, .is-active *) > .b{color:red}');
  });

  it('limits the outline to what can take the focus', () => {
    expect(forceStates(':focus-visible{outline:none}')).toMatch(/^:is\(:focus-visible, \.is-focus :where\(a, button/);
    expect(forceStates('.a:not(:focus){top:0}')).toMatch(/^\.a:not\(:is\(:focus, \.is-focus :where\(.*\)\)\)\{/);
  });

  it('keeps conditions, declarations and other states', () => {
    const sheet = '@media (hover:hover){.a:focus-within{color:red}}.b::before{content:":hover"}';
    expect(forceStates(sheet)).toBe(sheet);
  });

  it('changes rules inside conditions', () => {
    expect(forceStates('@media print{.a:hover{color:red}}')).toBe(
      '@media print{.a:is(:hover, .is-hover *){color:red}}',
    );
  });
});
