import { text } from '../../lib/i18n/text.ts';
import { Button } from '../ui/button.tsx';

type SiteListProps = {
  title: string;
  /** hosts or origins */
  sites: readonly string[];
  /** the button of each site says *Show again*, not *Take away* */
  isHidden?: boolean;
  onClick: (site: string) => void;
};

/** The sites that the user chose something for, each with a button that ends it. */
export function SiteList({ title, sites, isHidden = false, onClick }: SiteListProps) {
  if (sites.length === 0) return null;
  return (
    <div class="site-list">
      <h3>{title}</h3>
      <ul>
        {sites.toSorted().map((origin) => {
          const site = origin.replace(/^https:\/\//, '');
          return (
            <li key={site}>
              <bdi dir="ltr">{site}</bdi>
              <Button
                kind="text-button"
                aria-label={text(isHidden ? 'settings.showAgainOn' : 'settings.takeAwaySite', { site })}
                onClick={() => onClick(origin)}
                text={text(isHidden ? 'settings.showAgain' : 'settings.takeAway')}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
